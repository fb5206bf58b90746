import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';

/** The corner of the page where messages appear. */
export default function NoticesContainer() {
  return <Notifications position="bottom-right" limit={3} />;
}
