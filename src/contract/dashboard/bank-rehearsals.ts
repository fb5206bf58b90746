import { z } from 'zod';
import { REHEARSAL_FIGURES, REHEARSAL_PROBLEMS, REHEARSAL_STEPS } from '../../shared/bank-file-terms.ts';
import { Person, Timestamp } from '../common.ts';

const RehearsalStep = z
  .object({
    step: z.enum(REHEARSAL_STEPS).meta({
      description:
        'TEXTS: names and references are put into the characters of the file. WRITTEN: the file is ' +
        'written. READ: a reader apart from the writer reads it as the bank would. ACCEPTED, PAID, ' +
        'PARTLY_REJECTED, REJECTED: replies of the bank to it. REPEATED: the acceptance once more. ' +
        'REDIRECTED, RETURNED: later replies about one payment. MISSTATED: a reply with another amount, ' +
        'which must change nothing.',
      example: 'PARTLY_REJECTED',
    }),
    passed: z.boolean().meta({ description: 'Whether everything was as expected.', example: true }),
    problem: z.enum(REHEARSAL_PROBLEMS).nullable().meta({
      description: 'Why the step failed; null if it passed.',
      example: 'FIGURES_DIFFER',
    }),
    detail: z.string().nullable().meta({
      description: 'Where it went wrong, as the reader or the writer says it; null when the figures say it.',
      example: 'Line 3: A payment has a name.',
    }),
    figures: z
      .array(
        z
          .object({
            figure: z
              .enum(REHEARSAL_FIGURES)
              .meta({ description: 'What was compared.', example: 'REJECTED' }),
            expected: z.string().meta({ description: 'As it should be.', example: '2' }),
            actual: z.string().meta({ description: 'As it was.', example: '2' }),
          })
          .meta({ id: 'RehearsalFigure', description: 'A figure that a rehearsal compared.' }),
      )
      .describe('The figures that were compared.'),
  })
  .meta({ id: 'RehearsalStep', description: 'One step of a rehearsal.' });

export const Rehearsal = z
  .object({
    by: Person.describe('The user who started it.'),
    at: Timestamp.describe('When it was played.'),
    version: z.int().min(1).meta({
      description: 'The version of the connection with which it was played.',
      example: 2,
    }),
    passed: z.boolean().meta({ description: 'Whether every step passed.', example: true }),
    steps: z.array(RehearsalStep).describe('The steps, in the order in which they were played.'),
  })
  .meta({ id: 'Rehearsal', description: 'A rehearsal of a connection.' });
