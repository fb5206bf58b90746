/** One of the OpenAPI documents, and where the browser finds its operations. */
interface Part {
  document: object;
  /** The path prefix of every operation of the document, such as `/trading`. */
  path: string;
  /** Distinguishes responses with the same name that differ between documents, such as `Unauthorized`. */
  responsePrefix: string;
}

export interface MergedDocument {
  /** The operations of each path by their methods. */
  paths: Record<string, Record<string, { operationId: string; tags: string[] }>>;
  components: Record<string, Record<string, object>>;
  [key: string]: unknown;
}

/**
 * Merges OpenAPI documents into one, so that one client with one set of types is generated from them.
 * Throws when two documents describe one component differently: the client would have to choose.
 */
export function mergeDocuments(parts: readonly Part[]): MergedDocument {
  const merged: MergedDocument = {
    openapi: '3.1.1',
    info: { title: 'Outlay', version: '1.0.0' },
    paths: {},
    components: {},
  };
  for (const { document, path, responsePrefix } of parts) {
    const { paths, components } = prefixResponses(document, responsePrefix);
    for (const [below, operations] of Object.entries(paths)) merged.paths[path + below] = operations;
    for (const [kind, entries] of Object.entries(components)) {
      const known = (merged.components[kind] ??= {});
      for (const [name, entry] of Object.entries(entries)) {
        if (known[name] && JSON.stringify(known[name]) !== JSON.stringify(entry))
          throw new Error(`Two OpenAPI documents describe ${kind}/${name} differently.`);
        known[name] = entry;
      }
    }
  }
  return merged;
}

function prefixResponses(document: object, prefix: string): MergedDocument {
  const renamed = JSON.parse(
    JSON.stringify(document).replaceAll('"#/components/responses/', `"#/components/responses/${prefix}`),
  ) as MergedDocument;
  const responses = Object.entries(renamed.components['responses'] ?? {});
  renamed.components['responses'] = Object.fromEntries(
    responses.map(([name, response]) => [prefix + name, response]),
  );
  return renamed;
}
