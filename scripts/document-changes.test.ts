import { describe, expect, it } from 'vitest';
import { compareDocuments } from './document-changes.ts';

const document = (schema: object, text = 'A label.') => ({
  paths: { '/labels': { get: { summary: text, parameters: [{ in: 'query', name: 'limit' }] } } },
  components: { schemas: { Label: { type: 'object', description: text, ...schema } } },
});

describe('the comparison of two OpenAPI documents', () => {
  it('separates a changed text from a changed interface', () => {
    const before = document({ required: ['id', 'name'] });
    const after = document({ required: ['name'] }, 'The label of a batch.');
    expect(compareDocuments(before, after)).toEqual({
      structure: ['removed /components/schemas/Label/required/id listed'],
      texts: [
        'changed /paths//labels/get/summary "A label." -> "The label of a batch."',
        'changed /components/schemas/Label/description "A label." -> "The label of a batch."',
      ],
    });
  });

  it('treats a property named description as part of the interface', () => {
    const before = document({ properties: {} });
    const after = document({ properties: { description: { type: 'string' } } });
    expect(compareDocuments(before, after).structure).toEqual([
      'removed /components/schemas/Label/properties {}',
      'added   /components/schemas/Label/properties/description/type "string"',
    ]);
  });

  it('ignores the order of required fields and of allowed values', () => {
    const before = document({ required: ['id', 'name'], enum: ['A', 'B'] });
    const after = document({ required: ['name', 'id'], enum: ['B', 'A'] });
    expect(compareDocuments(before, after).structure).toEqual([]);
  });
});
