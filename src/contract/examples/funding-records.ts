import type { OperationExamples } from './story.ts';

const fundingRecord = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9ca1',
  date: '2026-03-02',
  state: 'RECEIVED',
  source: 'OUTSIDE',
  currency: 'ZAR',
  connection: { id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c71', displayName: 'FNB salaries' },
  expectedAmount: '250000.00',
  expectedOn: '2026-03-02',
  receivedAmount: '250000.00',
  receivedOn: '2026-03-02',
  differenceAmount: '0.00',
  returnedAmount: null,
  returnedOn: null,
  reference: 'F7KQ4MXC',
  note: 'For the March salaries',
  onStatement: true,
};

const announcement = {
  announcedBy: { userId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c12', name: 'preparer' },
  announcedAt: '2026-02-26T07:30:00.000Z',
  cancelledBy: null,
  cancelledAt: null,
};

const receivedFunding = {
  ...fundingRecord,
  ...announcement,
  movements: [
    {
      transferId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9ca2',
      payoutId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9ca3',
      amount: '250000.00',
      bookingDate: '2026-03-02',
      bookedAt: '2026-03-03T06:10:00.000Z',
      entry: {
        id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c83',
        bankReference: 'FT26061ABC',
        text: 'TRANSFER F7KQ4MXC',
        way: 'EXACT',
      },
    },
  ],
};

const expectedFunding = {
  ...fundingRecord,
  ...announcement,
  state: 'EXPECTED',
  receivedAmount: null,
  receivedOn: null,
  differenceAmount: null,
  reference: null,
  onStatement: false,
  movements: [],
};

const sweptRecord = {
  ...fundingRecord,
  announcedBy: null,
  announcedAt: null,
  cancelledBy: null,
  cancelledAt: null,
  source: 'COLLECTION',
  connection: null,
  expectedAmount: null,
  expectedOn: null,
  receivedAmount: '1000.00',
  differenceAmount: null,
  reference: 'Fees of February for salaries',
  note: null,
  onStatement: false,
  movements: [
    {
      transferId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9ca4',
      payoutId: null,
      amount: '1000.00',
      bookingDate: '2026-03-02',
      bookedAt: '2026-03-02T09:00:00.000Z',
      entry: null,
    },
  ],
};

export const FUNDING_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  listFundingRecords: { answers: { 200: { items: [fundingRecord], total: 1, offset: 0, limit: 50 } } },
  getFundingRecord: { answers: { 200: receivedFunding } },
  getFundingInstructions: {
    answers: {
      200: {
        isSimulated: false,
        accounts: [
          {
            connection: fundingRecord.connection,
            accountName: 'Karoo Trading (Pty) Ltd',
            branchCode: '250655',
            accountNumber: '62000000001',
            accountType: 'CURRENT',
            currency: 'ZAR',
            reference: fundingRecord.reference,
          },
        ],
      },
    },
  },
  announceFunding: {
    request: {
      connectionId: fundingRecord.connection.id,
      amount: '250000.00',
      expectedOn: '2026-03-02',
      note: 'For the March salaries',
    },
    answers: { 200: expectedFunding },
  },
  sweepCollection: {
    request: { currency: 'ZAR', amount: '1000.00', reason: 'Fees of February for salaries' },
    answers: { 200: sweptRecord },
  },
  cancelFundingRecord: {
    answers: {
      200: {
        ...expectedFunding,
        state: 'CANCELLED',
        cancelledBy: expectedFunding.announcedBy,
        cancelledAt: '2026-02-27T09:00:00.000Z',
      },
    },
  },
};
