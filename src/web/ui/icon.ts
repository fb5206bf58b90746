import { createElement, type ReactElement, type SVGProps } from 'react';

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  /** Width and height, in pixels; 24 by default. */
  size?: number;
  /** The width of its lines at 24 pixels; 2 by default. */
  stroke?: number;
}

/** A component that draws an icon. */
export type Icon = (props: IconProps) => ReactElement;

/** An icon of lines in a square of 24: the shapes of `~icons/tabler/…`, which `vite.icons.ts` compiles. */
export function iconOf(lines: readonly string[]): Icon {
  return function DrawnIcon({ size = 24, stroke = 2, color = 'currentColor', ...more }) {
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: size,
        height: size,
        fill: 'none',
        stroke: color,
        strokeWidth: stroke,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...more,
      },
      lines.map((d) => createElement('path', { key: d, d })),
    );
  };
}
