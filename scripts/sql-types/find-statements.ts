import { relative } from 'node:path';
import ts from 'typescript';

/** A statement as it is written in the sources, and the first place that runs it. */
export interface FoundStatement {
  text: string;
  /** File and line, for messages. */
  place: string;
  /** The folder whose `statements.gen.ts` describes it. */
  room: string;
}

export interface Found {
  statements: FoundStatement[];
  /** Places whose SQL is not a literal, so that nothing can be said about its types. */
  faults: string[];
}

const QUERYABLE = { file: 'src/server/platform/database/pool.ts', types: ['Queryable'], method: 'query' };

/** Finds every SQL text that `Queryable.query` runs in the files of a TypeScript project. */
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
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || !file.fileName.startsWith(`${root}/`)) continue;
    if (file.fileName.includes('/node_modules/') || !file.text.includes(QUERYABLE.method)) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && isQuery(node, checker, root)) collect(node.arguments[0]!);
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

function isQuery(call: ts.CallExpression, checker: ts.TypeChecker, root: string): boolean {
  if (call.arguments.length === 0 || !ts.isPropertyAccessExpression(call.expression)) return false;
  if (call.expression.name.text !== QUERYABLE.method) return false;
  const declaration = checker.getSymbolAtLocation(call.expression.name)?.declarations?.[0];
  const owner = declaration?.parent;
  return (
    owner !== undefined &&
    ts.isInterfaceDeclaration(owner) &&
    QUERYABLE.types.includes(owner.name.text) &&
    relative(root, owner.getSourceFile().fileName) === QUERYABLE.file
  );
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

function roomOf(path: string): string {
  const parts = path.split('/');
  return parts[0] === 'src' ? parts.slice(0, 3).join('/') : parts[0]!;
}
