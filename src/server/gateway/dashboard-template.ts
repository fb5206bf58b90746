import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoute, ROUTE_NAMES, type RouteName } from '../../shared/dashboard-routes.ts';
import { FIRST_PAINT, FIRST_WORDS } from '../../shared/first-paint.ts';
import { type Language, LANGUAGES } from '../../shared/terms.ts';

/** A file of the build, as Vite's manifest describes it. */
interface Built {
  file: string;
  imports?: string[];
  css?: string[];
}

type Manifest = Readonly<Record<string, Built>>;

/**
 * The page of each address before any script has run, in each language: with its title and heading, and with
 * links to the files that it needs, so that the browser loads them at once.
 */
export function dashboardTemplates(
  built: string,
  folder: string | null,
): (address: string, language: Language) => string {
  const manifest = folder === null ? {} : readManifest(folder);
  const pages = new Map<string, string>();
  for (const language of LANGUAGES) {
    const frame = inLanguage(built, language);
    pages.set(language, withTitle(frame, FIRST_WORDS[language].notFound));
    for (const name of ROUTE_NAMES) {
      const page = withPreloads(frame, manifest, name);
      pages.set(`${language} ${name}`, withTitle(page, FIRST_PAINT[name].title[language]));
    }
  }
  return (address, language) => {
    const found = findRoute(address.split(/[?#]/)[0]!);
    return (found && pages.get(`${language} ${found.name}`)) ?? pages.get(language)!;
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

function withTitle(template: string, title: string): string {
  return template
    .replace('<title>Outlay</title>', `<title>${title} · Outlay</title>`)
    .replace('<h1 class="frame-title">Outlay</h1>', `<h1 class="frame-title">${title}</h1>`);
}

function withPreloads(template: string, manifest: Manifest, name: RouteName): string {
  const { scripts, styles } = filesOf(manifest, `src/web/features/${FIRST_PAINT[name].page}.tsx`);
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].filter((link) => !template.includes(/href="([^"]*)"/.exec(link)![1]!));
  return template.replace('</head>', `${links.join('\n')}\n</head>`);
}

/** A module's file with everything that it imports. */
function filesOf(manifest: Manifest, key: string) {
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
  visit(key);
  return { scripts: [...scripts], styles: [...styles] };
}
