import { lingui } from '@lingui/vite-plugin';
import type { PluginOption } from 'vite';
import babel from 'vite-plugin-babel';

const DASHBOARD_SOURCE = /\/src\/web\/.*\.tsx?$/;

/** Compiles the text macros of the dashboard, and its catalogues where they are imported. */
export function texts(): PluginOption[] {
  return [
    babel({
      include: DASHBOARD_SOURCE,
      filter: DASHBOARD_SOURCE,
      enforce: 'pre',
      babelConfig: {
        babelrc: false,
        configFile: false,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: ['@lingui/babel-plugin-lingui-macro'],
      },
    }),
    lingui(),
  ];
}
