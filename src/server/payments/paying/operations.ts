import * as entityConfig from '../../../contract/entity-config.ts';
import { read, type Offer } from '../base/offer.ts';
import { getEntityConfig } from './get-entity-config.ts';

/** What this room offers. */
export const operations: readonly Offer[] = [read(entityConfig.getEntityConfig, getEntityConfig)];
