const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i;

/** Whether a content type says that a body is JSON. */
export function isJsonType(contentType: string | undefined): boolean {
  return JSON_TYPE.test(contentType ?? '');
}
