import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  findRoute,
  foldersOfTexts,
  ROUTE_NAMES,
  type RouteName,
  routeOf,
} from '../../shared/dashboard-routes.ts';
import { FIRST_WORDS } from '../../shared/first-words.ts';
import { type Language, LANGUAGES } from '../../shared/terms.ts';

/** A file of the build, as Vite's manifest describes it. */
interface Built {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Every page requests this first. */
const SESSION = '/app/session';

type Manifest = Readonly<Record<string, Built>>;

/**
 * The page of each address in each language, as it is before any script has run. It has its title and
 * heading, and links to the files that it needs, so that the browser loads them at once.
 */
export function dashboardTemplates(
  built: string,
  folder: string | null,
): (address: string, language: Language) => string {
  const manifest = folder === null ? {} : readManifest(folder);
  const pages = new Map<string, string>();
  // The page that the server has drawn is shown before the scripts compete with the style sheets.
  const calm = built.replace('<script type="module"', '<script type="module" fetchpriority="low"');
  for (const language of LANGUAGES) {
    const frame = inLanguage(calm, language);
    pages.set(language, withTitle(frame, FIRST_WORDS[language].notFound));
    for (const name of ROUTE_NAMES) {
      const { title, lead } = routeOf(name);
      const page = withPreloads(frame, manifest, name, language);
      pages.set(`${language} ${name}`, withTitle(page, title[language], lead?.[language]));
    }
  }
  return (address, language) => {
    const [path, search] = address.split('?');
    const found = findRoute(path!);
    const page = found && pages.get(`${language} ${found.name}`);
    if (!page) return pages.get(language)!;
    // A page with filters in its address requests other data.
    return search ? page : withLinks(page, dataOf(found).map(fetchLink));
  };
}

/** The page in another language; the texts of index.html are English. */
function inLanguage(template: string, language: Language): string {
  const { home, needsScript } = FIRST_WORDS[language];
  return template
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(`aria-label="${FIRST_WORDS.en.home}"`, `aria-label="${home}"`)
    .replace(FIRST_WORDS.en.needsScript, needsScript);
}

function readManifest(folder: string): Manifest {
  const path = join(folder, '.vite/manifest.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
}

function withTitle(template: string, title: string, lead?: string): string {
  const line = lead === undefined ? '' : `\n<p class="frame-lead">${lead}</p>`;
  return template
    .replace('<title>Outlay</title>', `<title>${title} · Outlay</title>`)
    .replace('<h1 class="frame-title">Outlay</h1>', `<h1 class="frame-title">${title}</h1>${line}`);
}

function withPreloads(template: string, manifest: Manifest, name: RouteName, language: Language): string {
  const texts = foldersOfTexts(name).map((folder) => `features/${folder}`);
  const { scripts, styles } = filesOf(manifest, [
    `src/web/features/${routeOf(name).file}.tsx`,
    ...['app', ...texts].map((folder) => `src/web/${folder}/texts/${language}.po`),
  ]);
  return withLinks(template, [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
    fetchLink(SESSION),
  ]);
}

/** The page with links to further files. */
function withLinks(template: string, links: readonly string[]): string {
  const further = links.filter((link) => !template.includes(/href="([^"]*)"/.exec(link)![1]!));
  return template.replace('</head>', () => `${further.join('\n')}\n</head>`);
}

function fetchLink(address: string): string {
  const href = address.replaceAll('&', '&amp;');
  return `<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="${href}">`;
}

function dataOf({ name, params }: { name: RouteName; params: Record<string, string> }): string[] {
  const { data = [] } = routeOf(name);
  return data.map((address) =>
    address.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key]!)),
  );
}

/** The files of modules with everything that they import. */
function filesOf(manifest: Manifest, keys: readonly string[]) {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (one: string) => {
    const built = manifest[one];
    if (!built || seen.has(one)) return;
    seen.add(one);
    built.imports?.forEach(visit);
    scripts.add(built.file);
    built.css?.forEach((file) => styles.add(file));
  };
  keys.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}
