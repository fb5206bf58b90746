import { request as httpRequest } from 'node:http';

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
  location: URL | null;
}

export interface Sent {
  method?: string;
  headers?: Record<string, string | string[]>;
  form?: Record<string, string>;
  body?: string;
}

interface Cookie {
  value: string;
  path: string;
  attributes: string;
}

/**
 * An HTTP client that keeps cookies as a browser does, for commands that sign in and for tests. `address` is
 * where our server listens; `publicUrl` is its public address.
 */
export class CookieClient {
  readonly cookies = new Map<string, Cookie>();
  readonly #publicUrl: URL;
  readonly #address: { host: string; port: number };

  constructor(publicUrl: string, address: { host: string; port: number }) {
    this.#publicUrl = new URL(publicUrl);
    this.#address = address;
  }

  /** The public address, without a slash at its end. */
  get origin(): string {
    return this.#publicUrl.origin;
  }

  async get(path: string | URL, headers: Sent['headers'] = {}): Promise<Answer> {
    return this.send(path, { headers: { accept: 'text/html', ...headers } });
  }

  /** Follows redirects while they lead to the public address. */
  async follow(path: string | URL): Promise<Answer & { url: URL }> {
    let url = new URL(path, this.#publicUrl);
    for (let hops = 0; hops < 12; hops++) {
      const answer = await this.get(url);
      if (!answer.location || answer.location.origin !== this.#publicUrl.origin) return { ...answer, url };
      url = answer.location;
    }
    throw new Error('Too many redirects');
  }

  async send(path: string | URL, { method = 'GET', headers = {}, form, body }: Sent): Promise<Answer> {
    const url = new URL(path, this.#publicUrl);
    const cookies = this.#cookiesFor(url.pathname);
    const payload = form ? new URLSearchParams(form).toString() : body;
    return new Promise((resolve, reject) => {
      const request = httpRequest(
        {
          ...this.#address,
          method,
          path: typeof path === 'string' && path.startsWith('/') ? path : url.pathname + url.search,
          headers: {
            host: this.#publicUrl.host,
            ...(cookies ? { cookie: cookies } : {}),
            ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
            ...(payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            this.#keep(response.headers['set-cookie'] ?? []);
            const location = response.headers.location;
            resolve({
              status: response.statusCode!,
              headers: response.headers,
              body: Buffer.concat(chunks).toString('utf8'),
              location: location === undefined ? null : new URL(location, url),
            });
          });
        },
      );
      request.on('error', reject);
      request.end(payload);
    });
  }

  #cookiesFor(path: string): string {
    return [...this.cookies]
      .filter(
        ([, cookie]) =>
          path === cookie.path ||
          path.startsWith(cookie.path.endsWith('/') ? cookie.path : `${cookie.path}/`),
      )
      .map(([name, cookie]) => `${name}=${cookie.value}`)
      .join('; ');
  }

  #keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair, ...attributes] = line.split('; ');
      const [name, value] = [pair!.slice(0, pair!.indexOf('=')), pair!.slice(pair!.indexOf('=') + 1)];
      const find = (key: string) =>
        attributes.find((attribute) => attribute.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
      const gone =
        find('max-age') === '0' ||
        (find('expires') !== undefined && Date.parse(find('expires')!) <= Date.now());
      if (gone) this.cookies.delete(name);
      else this.cookies.set(name, { value, path: find('path') ?? '/', attributes: attributes.join('; ') });
    }
  }
}
