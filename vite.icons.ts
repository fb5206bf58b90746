import type { PluginOption } from 'vite';
import icons from 'unplugin-icons/vite';

/**
 * `import IconDownload from '~icons/tabler/download'`: one icon of the set Tabler Icons, whose drawings lie
 * in one file of their package. Each becomes a component with the properties of `IconProps`.
 */
export function dashboardIcons(): PluginOption {
  return icons({
    compiler: {
      extension: 'js',
      compiler: (svg, _collection, name) => {
        const lines = [...svg.matchAll(/<path\b[^>]*? d="([^"]+)"/g)].map(([, d]) => d);
        if (lines.length === 0 || svg.includes('fill="currentColor"'))
          throw new Error(`The icon ${name} is not made of lines alone, which is all that Outlay draws.`);
        const drawing = `/* #__PURE__ */ iconOf(${JSON.stringify(lines)})`;
        return `import { iconOf } from '/src/web/ui/icon.ts';\nexport default ${drawing};\n`;
      },
    },
  });
}
