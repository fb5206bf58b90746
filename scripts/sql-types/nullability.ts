import { parse } from 'libpg-query';
import { FUNCTIONS, GROUP_AGGREGATES, NEVER_NULL, OPERATORS } from './never-null.ts';

/**
 * Computes which columns of an SQL statement's result can be NULL. PostgreSQL describes types only, so this
 * follows the parsed statement: NOT NULL columns, outer joins, conditions that exclude NULL, and expressions
 * by rule. An expression without a rule counts as nullable.
 */

/** A node of PostgreSQL's parse tree: one key names its kind. */
type Node = Record<string, any>;

interface Column {
  name: string;
  notNull: boolean;
  /** The array parameter that it unnests: the column is not NULL unless an element of the array is. */
  relies?: number | undefined;
  /** All possible texts of the column, where each is a literal of the statement. */
  texts?: string[] | undefined;
}

interface Relation {
  alias: string;
  columns: Column[];
}

/** The tables of the database: "schema.table", and "table" for those of `public`. */
export type Catalog = Map<string, readonly Column[]>;

interface Scope {
  relations: Relation[];
  outer: Scope | null;
  ctes: Map<string, Column[]>;
  /** Expressions that are not NULL because of WHERE. */
  known: Set<string>;
}

export interface Nullability {
  /** The columns of the result, in order. */
  columns: Column[];
  /** The parameters that the result relies on: a NULL in one of them would make a column NULL. */
  relied: Set<number>;
}

/** Follows one statement; null for a command such as EXPLAIN. Throws when the parser refuses it. */
export async function nullabilityOf(text: string, catalog: Catalog): Promise<Nullability | null> {
  const { stmts } = (await parse(text)) as { stmts?: { stmt: Node }[] };
  const statement = stmts?.length === 1 ? stmts[0]!.stmt : {};
  if (!FOLLOWED.includes(Object.keys(statement)[0]!)) return null;
  const follower = new Follower(catalog);
  const columns = follower.statement(statement, null, new Map());
  for (const column of columns) follower.column(column);
  return { columns, relied: follower.relied };
}

const FOLLOWED = ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'];

class Follower {
  readonly relied = new Set<number>();
  private readonly catalog: Catalog;

  constructor(catalog: Catalog) {
    this.catalog = catalog;
  }

  statement(node: Node, outer: Scope | null, ctes: Map<string, Column[]>): Column[] {
    const kind = Object.keys(node)[0]!;
    const body = node[kind] as Node;
    if (kind === 'SelectStmt') return this.select(body, outer, ctes);
    if (!FOLLOWED.includes(kind)) return [];
    return this.write(body, outer, this.withCtes(body, outer, ctes));
  }

  private withCtes(body: Node, outer: Scope | null, ctes: Map<string, Column[]>): Map<string, Column[]> {
    const known = new Map(ctes);
    for (const { CommonTableExpr: cte } of (body['withClause']?.ctes ?? []) as Node[]) {
      const query = cte['ctequery'] as Node;
      // A recursive query reads itself: its first arm decides.
      const first = query['SelectStmt']?.larg as Node | undefined;
      const name = cte['ctename'] as string;
      const names = stringsOf(cte['aliascolnames']);
      if (body['withClause'].recursive && first)
        known.set(name, renamed(this.select(first, outer, known), names));
      known.set(name, renamed(this.statement(query, outer, known), names));
    }
    return known;
  }

  private select(body: Node, outer: Scope | null, given: Map<string, Column[]>): Column[] {
    const ctes = this.withCtes(body, outer, given);
    if (body['op'] && body['op'] !== 'SETOP_NONE') {
      const left = this.select(body['larg'], outer, ctes);
      const right = this.select(body['rarg'], outer, ctes);
      return left.map(({ name, texts }, i) => ({
        name,
        notNull: this.column(left[i]!) && this.column(right[i] ?? null),
        texts: texts && right[i]?.texts && [...texts, ...right[i].texts],
      }));
    }
    if (body['valuesLists'])
      return this.values(body['valuesLists'], { relations: [], outer, ctes, known: new Set() });
    const scope: Scope = { relations: [], outer, ctes, known: new Set() };
    for (const item of (body['fromClause'] ?? []) as Node[]) scope.relations.push(...this.from(item, scope));
    this.narrow(body['whereClause'], scope);
    const isGrouped = (body['groupClause'] ?? []).length > 0;
    return this.targets(body['targetList'] ?? [], scope, isGrouped);
  }

  private values(lists: Node[], scope: Scope): Column[] {
    const rows = lists.map((list) => list['List'].items as Node[]);
    return rows[0]!.map((_, i) => ({
      name: `column${i + 1}`,
      notNull: rows.every((row) => this.notNull(row[i]!, scope)),
    }));
  }

  private write(body: Node, outer: Scope | null, ctes: Map<string, Column[]>): Column[] {
    const target = this.table(body['relation'] as Node, ctes);
    const set = new Set(
      ((body['targetList'] ?? []) as Node[]).map(({ ResTarget: t }) => t['name'] as string),
    );
    const scope: Scope = { relations: [target], outer, ctes, known: new Set() };
    const others = (body['fromClause'] ?? body['usingClause'] ?? []) as Node[];
    for (const item of others) scope.relations.push(...this.from(item, scope));
    // A condition describes the row before the update: a column that is written may be NULL afterwards.
    const before = new Map(target.columns.map((column) => [column.name, column.notNull]));
    this.narrow(body['whereClause'], scope);
    if (set.size > 0) scope.known.clear();
    for (const column of target.columns)
      if (set.has(column.name)) column.notNull = before.get(column.name) ?? false;
    const returned = body['returningClause']?.exprs ?? body['returningList'] ?? [];
    return this.targets(returned, scope, false);
  }

  // ---- FROM ----

  private from(item: Node, scope: Scope): Relation[] {
    if (item['RangeVar']) return [this.table(item['RangeVar'], scope.ctes)];
    if (item['JoinExpr']) return this.join(item['JoinExpr'], scope);
    if (item['RangeSubselect']) {
      const { subquery, alias } = item['RangeSubselect'];
      // Only a LATERAL subquery may read its neighbours. PostgreSQL refuses any other that does.
      const columns = this.statement(subquery, scope, scope.ctes);
      return [{ alias: alias?.aliasname ?? '', columns: renamed(columns, stringsOf(alias?.colnames)) }];
    }
    if (item['RangeFunction']) return [this.functionTable(item['RangeFunction'], scope)];
    return [];
  }

  private table(range: Node, ctes: Map<string, Column[]>): Relation {
    const schema = range['schemaname'] as string | undefined;
    const name = range['relname'] as string;
    const columns =
      (schema ? undefined : ctes.get(name)) ?? this.catalog.get(schema ? `${schema}.${name}` : name) ?? [];
    const copies = columns.map((column) => ({ ...column }));
    return {
      alias: range['alias']?.aliasname ?? name,
      columns: renamed(copies, stringsOf(range['alias']?.colnames)),
    };
  }

  private functionTable(range: Node, scope: Scope): Relation {
    const alias = range['alias'];
    const calls = (range['functions'] as Node[]).map((list) => list['List'].items[0] as Node);
    const fromCalls = calls.flatMap((call) => this.functionColumns(call, scope));
    const declared = ((range['coldeflist'] ?? []) as Node[]).map(({ ColumnDef: column }) => ({
      name: column['colname'] as string,
      notNull: false,
    }));
    const columns = declared.length > 0 ? declared : fromCalls;
    if (range['ordinality']) columns.push({ name: 'ordinality', notNull: true });
    const names = stringsOf(alias?.colnames);
    // The one column of a function has the name of its table.
    if (names.length === 0 && alias && columns.length === 1) names.push(alias.aliasname as string);
    return { alias: alias?.aliasname ?? '', columns: renamed(columns, names) };
  }

  /**
   * `unnest` has a column for each array. Our arrays have equal lengths, so no column is padded with NULL.
   */
  private functionColumns(call: Node, scope: Scope): Column[] {
    const name = stringsOf(call['FuncCall']?.funcname).at(-1) ?? '';
    const args = (call['FuncCall']?.args ?? []) as Node[];
    if (name === 'unnest')
      return args.map((arg) => {
        const relies = parameterOf(arg);
        return { name, notNull: relies !== undefined, relies };
      });
    const isSeries = name === 'generate_series' && args.every((arg) => this.notNull(arg, scope));
    return [{ name, notNull: isSeries }];
  }

  private join(join: Node, scope: Scope): Relation[] {
    const left = this.from(join['larg'], scope);
    const right = this.from(join['rarg'], { ...scope, relations: [...scope.relations, ...left] });
    // An outer join around this one may make its rows NULL, so only facts about columns are kept.
    const both: Scope = { ...scope, relations: [...left, ...right], known: new Set() };
    const kind = join['jointype'] as string;
    if (kind === 'JOIN_INNER') this.narrow(join['quals'], both);
    if (kind === 'JOIN_LEFT' || kind === 'JOIN_FULL') makeNullable(right);
    if (kind === 'JOIN_RIGHT' || kind === 'JOIN_FULL') makeNullable(left);
    const using = stringsOf(join['usingClause']);
    // USING shows a column once, from the left.
    for (const relation of using.length > 0 ? right : [])
      relation.columns = relation.columns.map((column) =>
        using.includes(column.name) ? { ...column, hidden: true } : column,
      );
    return [...left, ...right];
  }

  // ---- Conditions ----

  /** Rows pass only when the condition is true, so a column that would make it NULL is not NULL in them. */
  private narrow(condition: Node | undefined, scope: Scope): void {
    if (!condition) return;
    const bool = condition['BoolExpr'];
    if (bool?.boolop === 'AND_EXPR') for (const part of bool.args as Node[]) this.narrow(part, scope);
    const test = condition['NullTest'];
    if (test?.nulltesttype === 'IS_NOT_NULL') this.mark(test.arg, scope);
    const compared = condition['A_Expr'];
    if (!compared) return;
    const kinds = ['AEXPR_OP', 'AEXPR_OP_ANY', 'AEXPR_IN', 'AEXPR_LIKE', 'AEXPR_ILIKE', 'AEXPR_BETWEEN'];
    if (!kinds.includes(compared.kind)) return;
    if (compared.kind === 'AEXPR_OP' && stringsOf(compared.name)[0] === '<>') this.exclude(compared, scope);
    if (compared.lexpr) this.mark(compared.lexpr, scope);
    if (compared.kind === 'AEXPR_OP' && compared.rexpr) this.mark(compared.rexpr, scope);
  }

  /** After `kind <> 'UNCHANGED'` only the other texts are possible. */
  private exclude({ lexpr, rexpr }: Node, scope: Scope): void {
    const text = rexpr?.A_Const?.sval?.sval as string | undefined;
    const column = lexpr?.ColumnRef ? this.find(stringsOf(lexpr.ColumnRef.fields), scope) : null;
    if (column?.texts && text !== undefined) column.texts = column.texts.filter((one) => one !== text);
  }

  private mark(node: Node, scope: Scope): void {
    scope.known.add(keyOf(node));
    const own = { ...scope, outer: null };
    const column = node['ColumnRef'] ? this.find(stringsOf(node['ColumnRef'].fields), own) : null;
    if (column) column.notNull = true;
  }

  // ---- Results ----

  private targets(list: Node[], scope: Scope, isGrouped: boolean): Column[] {
    return list.flatMap(({ ResTarget: target }) => {
      const value = target['val'] as Node;
      const fields = value['ColumnRef']?.fields as Node[] | undefined;
      if (fields?.at(-1)?.['A_Star']) return this.star(stringsOf(fields), scope);
      const name = (target['name'] as string | undefined) ?? nameOf(value);
      const column = fields && !scope.known.has(keyOf(value)) ? this.find(stringsOf(fields), scope) : null;
      if (column) return [{ name, notNull: column.notNull, relies: column.relies, texts: column.texts }];
      return [{ name, notNull: this.notNull(value, scope, isGrouped), texts: this.textsOf(value, scope) }];
    });
  }

  private star([alias]: string[], scope: Scope): Column[] {
    return scope.relations
      .filter((relation) => alias === undefined || relation.alias === alias)
      .flatMap((relation) => relation.columns)
      .filter((column) => alias !== undefined || !('hidden' in column))
      .map(({ name, notNull, relies, texts }) => ({ name, notNull, relies, texts }));
  }

  private find(path: string[], scope: Scope): Column | null {
    const name = path.at(-1)!;
    const alias = path.at(-2);
    for (let at: Scope | null = scope; at; at = at.outer) {
      for (const relation of at.relations) {
        if (alias !== undefined && relation.alias !== alias) continue;
        const column = relation.columns.find((one) => one.name === name);
        if (column) return column;
      }
    }
    return null;
  }

  // ---- Expressions ----

  private notNull(node: Node, scope: Scope, isGrouped = false): boolean {
    if (scope.known.has(keyOf(node))) return true;
    const kind = Object.keys(node)[0]!;
    const body = node[kind] as Node;
    const one = (part: Node): boolean => this.notNull(part, scope, isGrouped);
    switch (kind) {
      case 'A_Const':
        return !body['isnull'];
      case 'ParamRef':
        this.relied.add(body['number'] as number);
        return true;
      case 'ColumnRef':
        return this.column(this.find(stringsOf(body['fields']), scope));
      case 'TypeCast':
      case 'CollateClause':
      case 'NamedArgExpr':
        return one(body['arg']);
      case 'BoolExpr':
        return (body['args'] as Node[]).every(one);
      case 'NullTest':
      case 'BooleanTest':
      case 'A_ArrayExpr':
      case 'RowExpr':
      case 'SQLValueFunction':
        return true;
      case 'CoalesceExpr':
      case 'MinMaxExpr':
        return (body['args'] as Node[]).some(one);
      case 'CaseExpr':
        return (
          body['defresult'] !== undefined &&
          [body['defresult'], ...body['args'].map((when: Node) => when['CaseWhen'].result)].every(one)
        );
      case 'A_Expr':
        return this.operation(body, one);
      case 'SubLink':
        return this.subquery(body, scope, one);
      case 'FuncCall':
        return this.call(body, isGrouped, one);
      default:
        return false;
    }
  }

  /** Whether a column is not NULL; notes the parameter that it relies on. */
  column(column: Column | null): boolean {
    if (column?.notNull && column.relies !== undefined) this.relied.add(column.relies);
    return column?.notNull ?? false;
  }

  /** The literal texts that an expression can have, apart from NULL; undefined when there may be others. */
  private textsOf(node: Node, scope: Scope): string[] | undefined {
    if (node['A_Const']) {
      if (node['A_Const'].isnull) return [];
      const text = node['A_Const'].sval?.sval as string | undefined;
      return text === undefined ? undefined : [text];
    }
    if (node['ColumnRef']) return this.find(stringsOf(node['ColumnRef'].fields), scope)?.texts;
    if (!node['CaseExpr']) return undefined;
    const { args, defresult } = node['CaseExpr'];
    const results = (args as Node[]).map((when) => when['CaseWhen'].result as Node);
    const each = [...results, ...(defresult ? [defresult as Node] : [])].map((one) =>
      this.textsOf(one, scope),
    );
    return each.every((texts) => texts !== undefined) ? [...new Set(each.flat())] : undefined;
  }

  private operation(body: Node, one: (node: Node) => boolean): boolean {
    const kind = body['kind'] as string;
    if (kind === 'AEXPR_DISTINCT' || kind === 'AEXPR_NOT_DISTINCT') return true;
    if (kind === 'AEXPR_NULLIF') return false;
    if (!OPERATORS.has(stringsOf(body['name']).at(-1)!)) return false;
    const right = body['rexpr']?.List ? (body['rexpr'].List.items as Node[]) : [body['rexpr']];
    return [body['lexpr'], ...right].every((part) => part === undefined || one(part));
  }

  private subquery(body: Node, scope: Scope, one: (node: Node) => boolean): boolean {
    const kind = body['subLinkType'] as string;
    if (kind === 'EXISTS_SUBLINK' || kind === 'ARRAY_SUBLINK') return true;
    const columns = this.statement(body['subselect'], scope, scope.ctes);
    if (kind === 'ANY_SUBLINK') return one(body['testexpr']) && !!columns[0]?.notNull;
    if (kind !== 'EXPR_SUBLINK') return false;
    // The value of a subquery without a row is NULL. A count, or an expression without FROM, always has one
    // row.
    const select = body['subselect'].SelectStmt as Node;
    if (select['whereClause'] && !select['fromClause']) return false;
    const alwaysOne = !select['fromClause'] || isOnlyAggregate(select);
    return (
      alwaysOne && !select['limitCount'] && !select['op']?.startsWith('SETOP_U') && !!columns[0]?.notNull
    );
  }

  private call(body: Node, isGrouped: boolean, one: (node: Node) => boolean): boolean {
    const name = stringsOf(body['funcname']).at(-1)!;
    const args = (body['args'] ?? []) as Node[];
    if (NEVER_NULL.has(name)) return true;
    // With a second argument it may return NULL.
    if (name === 'current_setting') return args.length === 1;
    // An aggregate has a value for a group with rows, and for a window, which includes the row itself.
    if (GROUP_AGGREGATES.has(name))
      return (isGrouped || body['over'] !== undefined) && !body['agg_filter'] && args.every(one);
    return FUNCTIONS.has(name) && args.every(one);
  }
}

function isOnlyAggregate(select: Node): boolean {
  const value = select['targetList']?.[0]?.ResTarget?.val as Node | undefined;
  const grouped = (select['groupClause'] ?? []).length > 0 || select['havingClause'];
  return !grouped && value !== undefined && holdsAggregate(value);
}

function holdsAggregate(node: Node): boolean {
  const call = node['FuncCall'];
  if (call && !call.over) {
    const name = stringsOf(call.funcname).at(-1)!;
    if (name === 'count' || GROUP_AGGREGATES.has(name)) return true;
  }
  if (node['SubLink']) return false;
  return Object.values(node).some((value) => typeof value === 'object' && value && holdsAggregate(value));
}

/** A key that is equal for equal expressions. */
function keyOf(node: Node): string {
  return JSON.stringify(node, (key, value: unknown) => (key === 'location' ? undefined : value));
}

function makeNullable(relations: Relation[]): void {
  for (const relation of relations) for (const column of relation.columns) column.notNull = false;
}

function renamed(columns: Column[], names: string[]): Column[] {
  return columns.map((column, i) => ({ ...column, name: names[i] ?? column.name }));
}

/** The strings of a list of String nodes. */
function stringsOf(list: Node[] | undefined): string[] {
  return (list ?? []).flatMap((item) => (item['String'] ? [item['String'].sval as string] : []));
}

/** The number of a parameter, with or without a cast. */
function parameterOf(node: Node): number | undefined {
  if (node['TypeCast']) return parameterOf(node['TypeCast'].arg);
  return node['ParamRef']?.number as number | undefined;
}

/** PostgreSQL's name of a column without AS, by which a query around it can read the column. */
function nameOf(value: Node): string {
  if (value['ColumnRef']) return stringsOf(value['ColumnRef'].fields).at(-1) ?? '';
  if (value['FuncCall']) return stringsOf(value['FuncCall'].funcname).at(-1) ?? '';
  if (value['TypeCast']) return nameOf(value['TypeCast'].arg);
  if (value['CoalesceExpr']) return 'coalesce';
  return '';
}
