import { Button, Group, List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getEntityConfigOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import { Panel } from '../../../ui/panel.tsx';
import { paths, TEMPLATE_PATH } from '../../../../shared/dashboard-routes.ts';
import { useMay } from '../../../ui/session-context.tsx';

/** How to create the first batch; shown instead of the latest batches while none exists. */
export default function FirstSteps() {
  const mayPrepare = useMay('prepareBatch');
  const config = useQuery(getEntityConfigOptions());
  // An entity that is not set up is a 204, for which the client returns an empty value.
  const notSetUp = config.isSuccess && !(config.data && 'entityId' in config.data);
  return (
    <Panel title="Your first batch">
      {notSetUp && (
        <Text mb="sm">
          Your entity is not set up yet. You cannot pay anyone until your operator has set limits, rails and
          fees. <Link to={paths.entityConfig()}>How to set up the entity</Link>
        </Text>
      )}
      <List type="ordered" spacing="xs">
        <List.Item>
          List the people to pay in a CSV file, one line each, with their account and amount.{' '}
          <a href={TEMPLATE_PATH}>Download the template</a>
        </List.Item>
        <List.Item>
          {mayPrepare ? 'Upload it.' : 'A preparer uploads it.'} Outlay checks every line and shows the
          errors, which can be corrected in the browser. Nothing is sent yet.
        </List.Item>
        <List.Item>
          Submit it. An approver other than the preparer reviews and approves the batch. It is then paid, and
          you can follow its progress.
        </List.Item>
      </List>
      {mayPrepare && !notSetUp && (
        <Group mt="md">
          <Button component={Link} to={paths.newBatch()}>
            Start the first batch
          </Button>
        </Group>
      )}
    </Panel>
  );
}
