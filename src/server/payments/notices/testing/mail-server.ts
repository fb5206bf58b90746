import { createServer, type AddressInfo } from 'node:net';

interface ReceivedMail {
  to: string;
  subject: string;
  messageId: string;
  /** The part in plain text. */
  text: string;
  attachments: readonly { name: string; bytes: Buffer }[];
}

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  received: ReceivedMail[];
  /** Whether it refuses every recipient at present. */
  refuses: boolean;
  close(): Promise<void>;
}

/** A mail server on this machine that keeps every mail that it accepts. */
export async function mailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const state = { refuses: false };
  const server = createServer((socket) => {
    let to = '';
    let data: string[] | null = null;
    let rest = '';
    socket.setEncoding('latin1').write('220 test ESMTP\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop()!;
      for (const line of lines) {
        if (data !== null && line === '.') {
          received.push(readMail(to, data.join('\n')));
          data = null;
          socket.write('250 kept\r\n');
        } else if (data !== null) data.push(line);
        else if (state.refuses && /^RCPT/i.test(line)) socket.write('550 no such mailbox\r\n');
        else if (/^DATA/i.test(line)) {
          data = [];
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else {
          to = /^RCPT TO:<(.*)>/i.exec(line)?.[1] ?? to;
          socket.write('250 ok\r\n');
        }
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
    received,
    get refuses() {
      return state.refuses;
    },
    set refuses(refuses) {
      state.refuses = refuses;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

const ATTACHED = /Content-Disposition: attachment; filename="?([^"\n]+)"?\n\n([^]*?)\n--/gi;

function readMail(to: string, mail: string): ReceivedMail {
  const [head = ''] = mail.split('\n\n', 1);
  const header = (name: string) =>
    (new RegExp(`^${name}: ((?:.+)(?:\\n[ \\t].+)*)`, 'im').exec(head)?.[1] ?? '').replaceAll(
      /\n[ \t]/g,
      ' ',
    );
  const plain = /Content-Type: text\/plain[^]*?Content-Transfer-Encoding: (\S+)[^]*?\n\n([^]*?)\n--/i.exec(
    mail,
  );
  return {
    to,
    subject: header('Subject')
      .split(/\s+/)
      .map((word) => /^=\?UTF-8\?B\?(.*)\?=$/i.exec(word)?.[1] ?? '')
      .map((word) => Buffer.from(word, 'base64').toString())
      .join('')
      .replaceAll('\u00a0', ' '),
    messageId: header('Message-ID'),
    text: decoded(plain?.[1] ?? '', plain?.[2] ?? '').replaceAll('\u00a0', ' '),
    attachments: [...mail.matchAll(ATTACHED)].map(([, name = '', content = '']) => ({
      name,
      bytes: Buffer.from(content, 'base64'),
    })),
  };
}

function decoded(encoding: string, text: string): string {
  if (encoding.toLowerCase() === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding.toLowerCase() !== 'quoted-printable') return text;
  const bytes = text
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
