import { Button, Group, List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getEntityConfigOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import { Panel } from '../../../ui/panel.tsx';
import { paths, TEMPLATE_PATH } from '../../../../shared/dashboard-routes.ts';
import { useMay } from '../../../ui/session-context.tsx';

/** What stands in the place of the latest batches while there are none: how the first one is made. */
export function FirstSteps() {
  const preparer = useMay('prepareBatch');
  const config = useQuery(getEntityConfigOptions());
  // 204: the operator has set nothing up yet.
  const notSetUp = config.isSuccess && !(config.data && 'entityId' in config.data);
  return (
    <Panel title="Your first batch">
      {notSetUp && (
        <Text mb="sm">
          Your entity is not set up yet: nothing can be paid before your operator has set limits, rails and
          fees. <Link to={paths.entityConfig()}>What they have to do</Link>
        </Text>
      )}
      <List type="ordered" spacing="xs">
        <List.Item>
          Put everyone who is to be paid into a CSV, one line each: who, which account, how much.{' '}
          <a href={TEMPLATE_PATH}>Download the template</a>
        </List.Item>
        <List.Item>
          {preparer ? 'Upload it.' : 'A preparer uploads it.'} What is wrong with a line is named beside it
          and put right in the browser; nothing is sent yet.
        </List.Item>
        <List.Item>
          Submit it. Somebody else reads it and approves, since nobody approves their own; then it is paid,
          and you can watch.
        </List.Item>
      </List>
      {preparer && !notSetUp && (
        <Group mt="md">
          <Button component={Link} to={paths.newBatch()}>
            Start the first batch
          </Button>
        </Group>
      )}
    </Panel>
  );
}
