interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  example?: unknown;
}

interface Media {
  schema?: Schema;
  example?: unknown;
}

/**
 * Gives each field of an OpenAPI document an example, taken from the examples of bodies and schemas. A
 * field whose schema already has one keeps it. Changes and returns the document.
 */
export function withFieldExamples<T extends object>(document: T): T {
  visitMedia(document, ({ schema, example }) => {
    if (schema && example !== undefined) fill(document, schema, example);
  });
  const { schemas = {} } =
    (document as { components?: { schemas?: Record<string, Schema> } }).components ?? {};
  for (const schema of Object.values(schemas)) fill(document, schema, schema.example);
  return document;
}

/** Calls `visit` with each media type object, the values of `content`. */
function visitMedia(node: unknown, visit: (media: Media) => void): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, child] of Object.entries(node)) {
    if (key === 'example' || key === 'schema' || key === 'schemas') continue;
    if (key === 'content') for (const media of Object.values(child as Record<string, Media>)) visit(media);
    else visitMedia(child, visit);
  }
}

function fill(document: object, schema: Schema, value: unknown): void {
  if (value === null || value === undefined) return;
  const resolved = resolve(document, schema);
  for (const option of resolved.anyOf ?? []) fill(document, option, value);
  if (Array.isArray(value)) {
    if (resolved.items) for (const item of value) fill(document, resolved.items, item);
    return;
  }
  if (typeof value !== 'object') return;
  for (const [name, property] of Object.entries(resolved.properties ?? {})) {
    const example = (value as Record<string, unknown>)[name];
    if (example === null || example === undefined) continue;
    if (isLeaf(document, property) && !hasExample(document, property)) property.example = example;
    fill(document, property, example);
  }
}

/**
 * Whether a field is a single value or a list of single values: the fields of an object have examples
 * themselves.
 */
export function isLeaf(document: object, schema: Schema): boolean {
  const { properties, items, anyOf } = resolve(document, schema);
  if (properties) return false;
  if (items) return isLeaf(document, items);
  return (anyOf ?? []).every((option) => isLeaf(document, option));
}

/** Whether a field shows an example: itself, or the schema that it refers to. */
export function hasExample(document: object, schema: Schema): boolean {
  if ('example' in schema || 'const' in schema) return true;
  if (schema.$ref) return hasExample(document, resolve(document, schema));
  return (schema.anyOf ?? []).some((option) => hasExample(document, option));
}

function resolve(document: object, schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const path = schema.$ref.slice('#/'.length).split('/');
  const target = path.reduce((node, key) => (node as Record<string, object>)[key]!, document);
  return resolve(document, target as Schema);
}
