import { relative } from 'node:path';
import ts from 'typescript';

/** An SQL statement as it is written in the sources, and the first place that runs it. */
export interface FoundStatement {
  text: string;
  /** File and line, for messages. */
  place: string;
  /** The folder whose `statements.gen.ts` describes it. */
  room: string;
}

export interface Found {
  statements: FoundStatement[];
  /** Places whose SQL is not a literal, so that its types are unknown. */
  faults: string[];
}

/**
 * Finds every SQL text in the files of a TypeScript project: the arguments for parameters of the type
 * `keyof Statements`, which are those of `Queryable.query` and of functions that pass a statement on to it.
 */
export function findStatements(root: string): Found {
  const configFile = ts.findConfigFile(root, (file) => ts.sys.fileExists(file));
  const config = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configFile!, (file) => ts.sys.readFile(file)).config,
    ts.sys,
    root,
  );
  const files = config.fileNames.filter((file) => !/\.tsx$|\/src\/(client|web)\//.test(file));
  const program = ts.createProgram(files, config.options);
  const checker = program.getTypeChecker();
  const found: Found = { statements: [], faults: [] };
  const sources = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(`${root}/`) && !fileName.includes('/node_modules/'))
    .filter(({ isDeclarationFile }) => !isDeclarationFile);
  const takers = takersOfStatements(sources);
  for (const file of sources) {
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node))
        for (const text of statementArguments(node, takers, checker)) collect(text);
      if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'RowOf') {
        const [named] = node.typeArguments ?? [];
        // A constant that is part of other statements: RowOf<typeof SELECT_BATCHES>.
        if (named && ts.isTypeQueryNode(named) && ts.isIdentifier(named.exprName)) collect(named.exprName);
      }
      ts.forEachChild(node, visit);
    };
    const collect = (argument: ts.Expression): void => {
      const path = relative(root, file.fileName);
      const place = `${path}:${file.getLineAndCharacterOfPosition(argument.getStart()).line + 1}`;
      const texts = textsOf(argument, checker);
      if (texts === 'any statement') return;
      if (texts === null) found.faults.push(place);
      else for (const text of texts) found.statements.push({ text, place, room: roomOf(path) });
    };
    visit(file);
  }
  return found;
}

/**
 * The names of all functions that take a statement, also those under which they are imported. Types are
 * computed only for calls by these names: doing so for every call would take as long as a whole type check.
 */
function takersOfStatements(sources: readonly ts.SourceFile[]): ReadonlySet<string> {
  const takers = new Set<string>();
  const renamed: [from: string, to: string][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isParameter(node) && isStatement(node)) {
      const { name } = (node.parent.name ? node.parent : node.parent.parent) as { name?: ts.Node };
      if (name && ts.isIdentifier(name)) takers.add(name.text);
    }
    if ((ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) && node.propertyName)
      renamed.push([node.propertyName.text, node.name.text]);
    ts.forEachChild(node, visit);
  };
  for (const file of sources) visit(file);
  for (let before = -1; before < takers.size;) {
    before = takers.size;
    for (const [from, to] of renamed) if (takers.has(from)) takers.add(to);
  }
  return takers;
}

function statementArguments(
  call: ts.CallExpression,
  takers: ReadonlySet<string>,
  checker: ts.TypeChecker,
): ts.Expression[] {
  const callee = ts.isPropertyAccessExpression(call.expression) ? call.expression.name : call.expression;
  if (call.arguments.length === 0 || !ts.isIdentifier(callee) || !takers.has(callee.text)) return [];
  let symbol = checker.getSymbolAtLocation(callee);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const parameters = parametersOf(symbol?.declarations?.[0]);
  return call.arguments.filter((_, i) => parameters[i] !== undefined && isStatement(parameters[i]));
}

function parametersOf(declaration: ts.Declaration | undefined): readonly ts.ParameterDeclaration[] {
  if (!declaration) return [];
  if (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration)) {
    const value = declaration.initializer;
    return value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value.parameters : [];
  }
  return ts.isFunctionLike(declaration)
    ? (declaration.parameters as ts.NodeArray<ts.ParameterDeclaration>)
    : [];
}

const STATEMENT = 'keyof Statements';

/** Whether a parameter is declared as `keyof Statements`, or as a type parameter that extends it. */
function isStatement({ type, parent }: ts.ParameterDeclaration): boolean {
  if (!type) return false;
  if (type.getText() === STATEMENT) return true;
  const own = parent.typeParameters?.find((parameter) => parameter.name.text === type.getText());
  return own?.constraint?.getText() === STATEMENT;
}

/**
 * The texts that an expression can have; null when they are not known. A parameter of the type
 * `keyof Statements` passes on a statement that another place has written.
 */
function textsOf(node: ts.Expression, checker: ts.TypeChecker): string[] | 'any statement' | null {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return textsOf(node.expression, checker);
  if (ts.isConditionalExpression(node)) {
    const [yes, no] = [textsOf(node.whenTrue, checker), textsOf(node.whenFalse, checker)];
    return Array.isArray(yes) && Array.isArray(no) ? [...yes, ...no] : null;
  }
  if (ts.isTemplateExpression(node)) {
    let texts = [node.head.text];
    for (const span of node.templateSpans) {
      const parts = textsOf(span.expression, checker);
      if (!Array.isArray(parts)) return null;
      texts = texts.flatMap((start) => parts.map((part) => start + part + span.literal.text));
    }
    return texts;
  }
  const initial = initialOf(node, checker);
  if (initial) return textsOf(initial, checker);
  return textsOfType(checker.getTypeAtLocation(node));
}

/** The value of a constant, which can be read even while its type is not known yet. */
function initialOf(node: ts.Expression, checker: ts.TypeChecker): ts.Expression | null {
  if (!ts.isIdentifier(node)) return null;
  let symbol = checker.getSymbolAtLocation(node);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const declaration = symbol?.valueDeclaration;
  if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer) return null;
  if (declaration.type) return null;
  const isConstant = (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
  const { initializer } = declaration;
  const isText =
    ts.isAsExpression(initializer) ||
    ts.isTemplateExpression(initializer) ||
    ts.isStringLiteralLike(initializer) ||
    ts.isConditionalExpression(initializer);
  return isConstant && isText ? initializer : null;
}

function textsOfType(type: ts.Type): string[] | 'any statement' | null {
  if (type.flags & ts.TypeFlags.TypeParameter || type.flags & ts.TypeFlags.Index) return 'any statement';
  const members = type.isUnion() ? type.types : [type];
  const texts: string[] = [];
  for (const member of members) {
    if (member.isStringLiteral() || member.isNumberLiteral()) texts.push(String(member.value));
    else return null;
  }
  // A parameter declared as `keyof Statements` has every statement as its type.
  return texts.length > 50 ? 'any statement' : texts;
}

/** How many folders name a room: `src/server/trading`, `src/server/payments/ledger`. */
const DEPTHS: readonly (readonly [string, number])[] = [
  ['src/server/payments/reconciling/', 5],
  ['src/server/payments/', 4],
  ['src/', 3],
];

function roomOf(path: string): string {
  const folders = path.split('/').slice(0, -1);
  return folders.slice(0, DEPTHS.find(([folder]) => path.startsWith(folder))?.[1] ?? 1).join('/');
}
