import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const root = path.resolve(import.meta.dirname, '../..')

/** `isHeld`: a span in it comes from a constant of lib/, so that text and code cannot differ. */
export type WrittenSentence = { where: string; sentence: string; isHeld: boolean }

/** Read as shown instead (shown-sentences.ts). */
const shown = /^components\/(legal|pricing)\/|^lib\/emails\//
/** The console and the workshop: we promise ourselves nothing. */
const ours = new RegExp(
  [
    '^app/\\(site\\)/\\((admin|production)\\)/',
    '^(components|lib/domain)/(account-desk|admin|artwork|audit|backups|bookkeeping|code-desk|exports|faults|insights|packages)/',
    '^(components|lib/domain)/(page-desk|production|published-pages|queues|server-times|set-aside-jobs|storage-use|vitals)/',
    '/attention\\.ts$',
  ].join('|'),
)
/** Invented families, and the words that songs are made of. */
const invented =
  /^components\/(demonstration|internal|landing\/(follow-up|guestbook|sample|story|timeline))|^lib\/(domain\/songs\/verse|integrations)\//

const files = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && ![shown, ours, invented].some((others) => others.test(file)))

/** Every Danish sentence that people outside read on a screen, from the code: what is computed stands in braces. */
export function writtenSentences(): WrittenSentence[] {
  return files.flatMap((where) => sentencesIn(where, readFileSync(path.join(root, where), 'utf8')))
}

/** The sentences of one file's source. */
export function sentencesIn(where: string, code: string): WrittenSentence[] {
  const source = ts.createSourceFile(where, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const texts: string[] = []
  const constants = new Set<string>()
  read(source)
  return texts.flatMap(split).map((sentence) => ({ where, sentence, isHeld: isHeld(sentence, constants) }))

  function read(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) noteImports(node)
    else if (ts.isJsxElement(node) || ts.isJsxFragment(node)) texts.push(jsxText(node))
    else if (ts.isStringLiteralLike(node)) texts.push(node.text)
    else if (ts.isTemplateExpression(node)) texts.push(templateText(node))
    else ts.forEachChild(node, read)
  }

  function noteImports({ moduleSpecifier, importClause }: ts.ImportDeclaration): void {
    const bindings = importClause?.namedBindings
    if (!ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('@/lib/')) return
    if (bindings && ts.isNamedImports(bindings)) for (const { name } of bindings.elements) constants.add(name.text)
  }

  function templateText({ head, templateSpans }: ts.TemplateExpression): string {
    return head.text + templateSpans.map(({ expression, literal }) => computed(expression, '$') + literal.text).join('')
  }

  function jsxText(node: ts.JsxElement | ts.JsxFragment): string {
    if (ts.isJsxElement(node)) read(node.openingElement.attributes)
    const text = node.children.map(childText).join('')
    return ts.isJsxElement(node) && inline.has(node.openingElement.tagName.getText()) ? text : `\n${text}\n`
  }

  function childText(child: ts.JsxChild): string {
    if (ts.isJsxText(child)) return child.text.replace(/\s+/g, ' ')
    if (ts.isJsxElement(child) || ts.isJsxFragment(child)) return jsxText(child)
    if (ts.isJsxExpression(child)) {
      if (!child.expression) return ''
      return ts.isStringLiteralLike(child.expression) ? child.expression.text : computed(child.expression)
    }
    read(child)
    return '\n'
  }

  /** Short ones as they are written, so that a row can name them. */
  function computed(expression: ts.Expression, dollar = ''): string {
    read(expression)
    const code = expression.getText()
    return /['"`{}<]/.test(code) ? '{…}' : `${dollar}{${code}}`
  }
}

const inline = new Set(['a', 'b', 'em', 'i', 'span', 'strong', 'Link', 'MailLink', 'MailTo', 'TextLink'])

function split(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) =>
      line
        .replace(/\s+/g, ' ')
        .trim()
        .split(/(?<=[.?:!]) (?=[A-ZÆØÅ»])/),
    )
    .filter((sentence) => /[a-zæøå]{2} /.test(sentence))
}

function isHeld(sentence: string, constants: ReadonlySet<string>): boolean {
  const spans =
    sentence.match(/\{[^{}]*\}(?= (dage?|timer?|minutter|måneder|år)(?!\p{L}))|\{\w+InWords\([^{}]*\)\}/gu) ?? []
  return spans.some((span) => span.match(/\w+/g)?.some((name) => constants.has(name) && !name.endsWith('InWords')))
}
