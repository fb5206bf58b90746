import type { Configuration } from '../configuration.ts';

export interface PolicyOptions {
  /** Lets style elements with this nonce through: Mantine writes some. */
  styleNonce?: string;
  /** Origins beyond ours that a form may lead to. */
  formAction?: readonly string[];
}

/** The Content-Security-Policy of every answer: only our own files, and no inline code. */
export function contentSecurityPolicy(
  configuration: Configuration,
  { styleNonce, formAction = [] }: PolicyOptions = {},
): string {
  const issuer = configuration.oidc ? [new URL(configuration.oidc.issuer).origin] : [];
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'"],
    ['style-src', "'self'", ...(styleNonce ? [`'nonce-${styleNonce}'`] : [])],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['worker-src', "'self'"],
    ['form-action', "'self'", configuration.publicUrl, ...issuer, ...formAction],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
