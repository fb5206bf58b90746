import { useEffect } from 'react';

const SCHEME = 'data-mantine-color-scheme';

/** Switches to the light colour scheme while the page is printed. */
export function usePrintInLight(): void {
  useEffect(() => {
    const root = document.documentElement;
    let chosen: string | null = null;
    const lighten = () => {
      chosen ??= root.getAttribute(SCHEME);
      root.setAttribute(SCHEME, 'light');
    };
    const restore = () => {
      if (chosen !== null) root.setAttribute(SCHEME, chosen);
      chosen = null;
    };
    const paper = window.matchMedia('print');
    const turn = () => (paper.matches ? lighten() : restore());
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    paper.addEventListener('change', turn);
    return () => {
      restore();
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
      paper.removeEventListener('change', turn);
    };
  }, []);
}
