import { encode } from 'uqr';
import { html, type Html } from '../../../identity/pages/html.ts';

/** The quiet zone that readers need, in modules. */
const BORDER = 4;

export interface QrCode {
  /** The width and the height, in modules. */
  size: number;
  /** The dark modules as the path of an SVG: one rectangle for each run of a row. */
  path: string;
}

export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from} ${y}h${x + 1 - from}v1H${from}z`;
    }
  });
  return { size, path };
}

/** A QR code as SVG, with words for those who do not see it. Black on white in every colour scheme. */
export function qrSvg(text: string, label: string): Html {
  const { size, path } = qrCode(text);
  return html`<svg
    class="qr"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label="${label}"
    shape-rendering="crispEdges"
  >
    <rect width="${size}" height="${size}" fill="#fff" />
    <path d="${path}" fill="#000" />
  </svg>`;
}
