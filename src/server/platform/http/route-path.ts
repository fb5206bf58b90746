/** The path of an operation, `/batches/{id}`, as the router spells it: `/batches/:id`. */
export function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
