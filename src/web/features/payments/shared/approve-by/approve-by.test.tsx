import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../ui/testing/render-page.tsx';
import { ApproveBy } from './lazy.tsx';

const inTwoHours = () => new Date(Date.now() + 2 * 3_600_000 + 60_000).toISOString();
const waiting = { status: 'PENDING_APPROVAL', possibleOn: null } as const;

it('says until when a batch can be approved for its day, and how long that is', async () => {
  renderPage(<ApproveBy batch={{ ...waiting, approveBy: inTwoHours(), movesOn: '2027-02-05' }} />);
  expect(await screen.findByText(/\(in 2 hours\) to pay on Friday 5 February 2027\./)).toBeTruthy();
});

it('names the earliest possible day when it is too late', async () => {
  renderPage(
    <ApproveBy batch={{ ...waiting, approveBy: inTwoHours(), movesOn: null, possibleOn: '2027-02-08' }} />,
  );
  expect(await screen.findByText(/earliest possible day is Monday 8 February 2027/)).toBeTruthy();
});

it('is empty for a batch without an execution date', () => {
  renderPage(<ApproveBy batch={{ ...waiting, approveBy: null, movesOn: null }} />);
  expect(screen.queryByText(/Approve by|Too late/)).toBeNull();
});
