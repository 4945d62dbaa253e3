import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { ROOT } from '../set-up/root.mjs'

/**
 * A text of the sources is a string, a template or the words of one JSX element. A mark is a comment that says of one of
 * its sentences what keeps it, or why it promises nothing:
 *
 *     // kept by: lib/domain/billing/plans.test.ts
 *     // 1, 2 of 3 no promise: describes the plan
 *
 * In JSX it stands inside the element; elsewhere it is about the text that begins next. The numbers say which sentences of
 * how many, and are left out where there is one: whoever adds or takes away a sentence has to look at the marks again.
 */
const mark = /(?:\/\/|\/\*) (?:([\d, ]+) of (\d+) )?(kept by|no promise): (.+?)(?= \*\/|$)/gm

/**
 * `kept`: the files that keep it. `reason`: why it promises nothing. A mark that has no sentence has an empty one.
 * @typedef {{ where: string, sentence: string, isHeld: boolean, kept: string[], reason: string }} WrittenSentence
 */

/**
 * Every Danish sentence of the sources, with its marks.
 * @returns {WrittenSentence[]}
 */
export function writtenSentences() {
  return ['app', 'components', 'lib']
    .flatMap((folder) =>
      fs.readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((where) => sentencesIn(where, fs.readFileSync(path.join(ROOT, where), 'utf8')))
}

/**
 * The sentences of one file: what is computed stands in braces. A mark without a sentence is one without words.
 * @param {string} where
 * @param {string} code
 * @returns {WrittenSentence[]}
 */
export function sentencesIn(where, code) {
  const { texts, constants } = textsIn(where, code)
  const found = texts.map(({ start, text }) => ({
    start,
    sentences: split(text).map((sentence) => ({
      where,
      sentence,
      isHeld: isHeld(sentence, constants),
      kept: [],
      reason: '',
    })),
  }))
  const lost = []
  for (const { index, 0: comment, 1: numbers = '1', 2: count = '1', 3: kind, 4: said } of code.matchAll(mark)) {
    const inJsx = texts.findIndex(({ comments }) => comments.some(({ pos, end }) => pos <= index && index < end))
    const all = (found[inJsx] ?? nextAfter(found, index))?.sentences ?? []
    const picked = numbers.split(', ').map((number) => (all.length === Number(count) ? all[number - 1] : undefined))
    for (const one of picked) {
      if (!one) lost.push({ where, sentence: '', isHeld: false, kept: [], reason: comment })
      else if (kind === 'kept by') one.kept.push(...said.split(', '))
      else one.reason = said
    }
  }
  return [...found.flatMap(({ sentences }) => sentences), ...lost]
}

function nextAfter(found, index) {
  const later = found.filter(({ start, sentences }) => start > index && sentences.length > 0)
  return later.sort((one, other) => one.start - other.start)[0]
}

function textsIn(where, code) {
  const source = ts.createSourceFile(where, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const texts = []
  const constants = new Set()
  read(source)
  return { texts, constants }

  function read(node) {
    if (ts.isImportDeclaration(node)) readImports(node)
    else if (ts.isJsxElement(node) || ts.isJsxFragment(node)) readElement(node)
    else if (ts.isStringLiteralLike(node)) note(node, node.text)
    else if (ts.isTemplateExpression(node)) note(node, templateText(node))
    else ts.forEachChild(node, read)
  }

  function note(node, text, comments = []) {
    texts.push({ start: node.getStart(), text, comments })
  }

  function readImports({ moduleSpecifier, importClause }) {
    const bindings = importClause?.namedBindings
    if (!moduleSpecifier.text.startsWith('@/lib/')) return
    if (bindings && ts.isNamedImports(bindings)) for (const { name } of bindings.elements) constants.add(name.text)
  }

  function templateText({ head, templateSpans }) {
    return head.text + templateSpans.map(({ expression, literal }) => computed(expression, '$') + literal.text).join('')
  }

  function readElement(node) {
    const comments = []
    note(node, jsxText(node, comments), comments)
  }

  function jsxText(node, comments) {
    if (ts.isJsxElement(node)) read(node.openingElement.attributes)
    return node.children.map((child) => childText(child, comments)).join('')
  }

  function childText(child, comments) {
    if (ts.isJsxText(child)) return asShown(child.text)
    if (ts.isJsxElement(child) && inline.has(child.openingElement.tagName.getText())) return jsxText(child, comments)
    if (ts.isJsxExpression(child)) {
      if (!child.expression) comments.push(child)
      else return ts.isStringLiteralLike(child.expression) ? child.expression.text : computed(child.expression)
      return ''
    }
    read(child)
    return ts.isJsxSelfClosingElement(child) && inline.has(child.tagName.getText()) ? '{…}' : '\n'
  }

  /** Short ones as they are written. */
  function computed(expression, dollar = '') {
    read(expression)
    const said = expression.getText()
    return /['"`{}<]/.test(said) ? '{…}' : `${dollar}{${said}}`
  }
}

/** JSX drops the ends of lines and the indentation. */
function asShown(text) {
  const lines = text.split('\n')
  const trimmed = lines.map((line, index) => {
    const rest = index > 0 ? line.trimStart() : line
    return index < lines.length - 1 ? rest.trimEnd() : rest
  })
  return trimmed.filter((line) => line !== '').join(' ')
}

const inline = new Set(['a', 'b', 'em', 'i', 'span', 'strong', 'EmailLink', 'Link', 'MailLink', 'MailTo', 'TextLink'])

function split(text) {
  return text
    .split('\n')
    .flatMap((line) =>
      line
        .replace(/\s+/g, ' ')
        .trim()
        .split(/(?<=[.?:!]) (?=[A-ZÆØÅ»]|\$?\{)/),
    )
    .filter((sentence) => /[a-zæøå]{2}/.test(sentence.replace(/\{[^{}]*\}/g, '')))
}

/** A span in it comes from a constant of lib/, so that text and code cannot differ. */
function isHeld(sentence, constants) {
  const spans =
    sentence.match(/\{[^{}]*\}(?= (dage?|timer?|minutter|måneder|år)(?!\p{L}))|\{\w+InWords\([^{}]*\)\}/gu) ?? []
  return spans.some((span) => span.match(/\w+/g)?.some((name) => constants.has(name) && !name.endsWith('InWords')))
}
