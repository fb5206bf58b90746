export { railName } from '../../../../domain/countries/registry.ts';
