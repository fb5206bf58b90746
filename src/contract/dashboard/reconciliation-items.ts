import { z } from 'zod';
import { ENTRY_CATEGORIES } from '../../shared/reconciliation-terms.ts';
import { Amount, Uuid } from '../common.ts';
import { Day, SignedAmount } from './statements.ts';

/** What an entry is compared with. */
export const ReconciliationItem = z
  .object({
    kind: z.enum(['PAYOUT', 'RETURN', 'FEE', 'FUNDING', 'RECEIPT', 'REJECTED', 'FILE']).meta({
      description:
        'PAYOUT: a payment of a bank file. RETURN: one that came back. FEE: the fees of a file. FUNDING: ' +
        'money to pay from that was announced, or that came before and may go back. RECEIPT: money of a ' +
        'payer that the bank may take back. REJECTED: a payment ' +
        'that the bank rejected, and may have debited with its file and given back. FILE: the payments of ' +
        'a bank file that no entry is posted for.',
      example: 'PAYOUT',
    }),
    bankSays: z
      .enum(['REJECTED', 'RETURNED'])
      .nullable()
      .meta({
        description:
          'What the bank has said about the payment: that it was rejected, or that it came back; null for ' +
          'anything else.',
        example: null,
      }),
    cameBackOn: Day.nullable()
      .optional()
      .meta({
        description:
          'For a candidate that has already come back with another entry: the day of that entry. It cannot ' +
          'be chosen. Null or absent for anything else.',
        example: null,
      }),
    ofFile: z
      .object({
        paymentCount: z.int().meta({
          description: 'How many payments have no entry, without those that the bank rejected.',
          example: 150,
        }),
        rejectedCount: z.int().meta({ description: 'How many the bank rejected.', example: 2 }),
        rejectedAmount: SignedAmount.describe('The amount of those that the bank rejected.'),
      })
      .nullable()
      .describe('The payments of a FILE; null for anything else.'),
    amount: SignedAmount.describe('The amount that a statement should show.'),
    date: Day.meta({ description: 'The day on which the money should move.', example: '2026-03-02' }),
    withdrawalId: Uuid.nullable().meta({
      description: 'The withdrawal; null for fees and funding.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c21',
    }),
    payoutId: Uuid.nullable().meta({
      description: 'The payout; null for fees and funding, and before the payment is submitted.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c31',
    }),
    beneficiaryName: z.string().nullable().meta({
      description: 'The name as it is in the file; null for fees and funding.',
      example: 'THANDI NKOSI',
    }),
    accountNumber: z.string().nullable().meta({
      description: 'The account of the beneficiary; null for fees and funding.',
      example: '62012345678',
    }),
    reference: z.string().nullable().meta({
      description: 'The reference as it is in the file, or the note or the words of funding; null for fees.',
      example: 'SALARY MARCH',
    }),
    endToEndId: z.string().nullable().meta({
      description: 'The end-to-end id; null for fees and funding.',
      example: '01939b5e7c1a7f008a540d5a3e1b9c21',
    }),
    batch: z
      .object({
        id: Uuid.describe('The id of the batch.'),
        label: z.string().describe('The label of the batch.'),
      })
      .nullable()
      .describe('The batch of the file; null for funding.'),
    file: z
      .object({
        id: Uuid.describe('The id of the file.'),
        fileName: z.string().describe('The name of the file.'),
      })
      .nullable()
      .describe('The bank file; null for funding.'),
    fundingRecordId: Uuid.nullable().meta({
      description: 'The funding record; null for everything else.',
      example: null,
    }),
    receiptId: Uuid.nullable().meta({
      description: 'The receipt; null for everything else.',
      example: null,
    }),
    givenBackAmount: Amount.optional().describe(
      'What refunds of the receipt have given back, or are to give back; absent without a refund.',
    ),
  })
  .meta({ id: 'ReconciliationItem', description: 'Something that a statement should show.' });

/** The entry rule of a proposal or a posting. */
export const RuleInBrief = z
  .object({
    id: Uuid.meta({
      description: 'The id of the entry rule.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9cc1',
    }),
    category: z.enum(ENTRY_CATEGORIES).meta({ description: 'What entries that fit it are.', example: 'TAX' }),
    words: z.string().meta({ description: 'The words that entries have.', example: 'SARS EFILING' }),
  })
  .meta({ id: 'EntryRuleInBrief', description: 'The rule that an entry fits.' });
