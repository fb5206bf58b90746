/** PostgreSQL's types by object id: what the driver reads them as, and what a parameter may be. */

interface TypePair {
  read: string;
  given: string;
}

const NUMBER: TypePair = { read: 'number', given: 'number' };
const TEXT: TypePair = { read: 'string', given: 'string' };
const TIME: TypePair = { read: 'Date', given: 'Date | string' };
const JSON_VALUE: TypePair = { read: 'unknown', given: 'unknown' };

const TYPES: Record<number, TypePair> = {
  16: { read: 'boolean', given: 'boolean' },
  17: { read: 'Buffer', given: 'Uint8Array' },
  18: TEXT, // "char"
  19: TEXT, // name
  20: { read: 'bigint', given: 'bigint | number' },
  21: NUMBER,
  23: NUMBER,
  25: TEXT,
  26: NUMBER, // oid
  28: TEXT, // xid
  114: JSON_VALUE,
  194: TEXT, // pg_node_tree
  700: NUMBER,
  701: NUMBER,
  705: TEXT, // unknown
  869: TEXT, // inet
  1042: TEXT,
  1043: TEXT,
  1082: TIME,
  1083: TEXT, // time
  1114: TIME,
  1184: TIME,
  1186: { read: 'unknown', given: 'string' }, // interval
  1700: { read: 'string', given: 'string | number | bigint' },
  2205: TEXT, // regclass
  2206: TEXT, // regtype
  2278: TEXT, // void
  2249: TEXT, // record
  2950: TEXT, // uuid
  3220: TEXT, // pg_lsn
  3802: JSON_VALUE,
  4089: TEXT, // regnamespace
};

const ARRAYS: Record<number, TypePair> = {
  1000: { read: 'boolean', given: 'boolean' },
  1001: { read: 'Buffer', given: 'Uint8Array' },
  1003: { read: 'never', given: 'string' }, // name[], which the driver does not read
  1005: NUMBER,
  1007: NUMBER,
  1009: TEXT,
  1015: TEXT,
  // The driver reads the elements of bigint[] as text.
  1016: { read: 'string', given: 'bigint | number' },
  1022: NUMBER,
  1115: TIME,
  1182: TIME,
  1185: TIME,
  1231: { read: 'number', given: 'string | number | bigint' },
  2951: TEXT,
  3807: JSON_VALUE,
};

/** Types that a database defines itself, such as pgboss's enumerations: the driver returns text. */
const FIRST_OWN_TYPE = 16_384;

/** The TypeScript type of a result column; null for a type that is not listed here. */
export function resultType(oid: number): string | null {
  const array = ARRAYS[oid];
  if (array) return `${array.read}[]`;
  return oid >= FIRST_OWN_TYPE ? 'string' : (TYPES[oid]?.read ?? null);
}

/** The TypeScript type of a parameter. NULL is allowed unless a column of the result relies on it. */
export function parameterType(oid: number, mayBeNull: boolean): string | null {
  const array = ARRAYS[oid];
  const element =
    array && (/ /.test(array.given) || mayBeNull)
      ? `(${array.given}${mayBeNull ? ' | null' : ''})`
      : array?.given;
  const type = array ? `readonly ${element}[]` : TYPES[oid]?.given;
  if (type === undefined) return null;
  return mayBeNull && type !== 'unknown' ? `${type} | null` : type;
}
