import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from '@swc/core'

const root = path.resolve(import.meta.dirname, '../..')

export type ScreenText = { file: string; text: string }
type Node = { type?: string } & { [key: string]: unknown }

// Lists of words and letters, not texts.
const lists = /^lib\/(domain\/songs\/verse|integrations|server\/abuse)\/|\/(fit-text|count-links)\.ts$/

// Keys, paths and class names of one word.
const isName = (text: string) => /^[a-z\d{}][\w./:?=&#{}%[\]-]*$|^\W*$/.test(text)

/** Every text of the sources: strings, templates and JSX, with {} where a value comes in. One line is one text. */
export function screenTexts(): ScreenText[] {
  return ['app', 'components', 'lib']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !lists.test(file))
    .flatMap((file) =>
      textsIn(readFileSync(path.join(root, file), 'utf8'), file.endsWith('x')).map((text) => ({ file, text })),
    )
}

/** The texts of one source. A sentence of JSX goes on through the elements within its line. */
export function textsIn(source: string, isTsx: boolean): string[] {
  const found: string[] = []
  walk(parseSync(source, { syntax: 'typescript', tsx: isTsx }), found)
  return found
    .flatMap((text) => text.split('\n'))
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => !isName(text))
}

// Types, imports, SQL and class names.
const skipped = new Set(['TsLiteralType', 'ImportDeclaration', 'ExportAllDeclaration', 'TaggedTemplateExpression'])

function walk(node: unknown, found: string[]): void {
  if (!isNode(node) || skipped.has(node.type ?? '') || isClassName(node)) return
  if (node.type === 'StringLiteral' || node.type === 'TemplateLiteral') found.push(wordsOf(node))
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') found.push(inLine(node))
  for (const inner of Object.values(node)) walk(inner, found)
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const isClassName = ({ type, name }: Node) => type === 'JSXAttribute' && isNode(name) && name.value === 'className'
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

function wordsOf(node: Node): string {
  if (node.type === 'StringLiteral') return String(node.value)
  if (node.type === 'TemplateLiteral')
    return nodes(node.quasis)
      .map((part) => String(part.cooked))
      .join('{}')
  // A comment.
  if (node.type === 'JSXEmptyExpression') return ''
  return '{}'
}

const inLineNames = new Set(['TextLink', 'Link', 'EmailLink', 'MailTo', 'strong', 'span', 'a', 'em', 'code'])

function inLine(element: Node): string {
  return nodes(element.children)
    .map((child) => {
      if (child.type === 'JSXText') return String(child.value).replace(/\s+/g, ' ')
      if (child.type === 'JSXExpressionContainer') return isNode(child.expression) ? wordsOf(child.expression) : ''
      return inLineNames.has(nameOf(child)) ? inLine(child) || '{}' : '\n'
    })
    .join('')
}

function nameOf({ opening }: Node): string {
  return isNode(opening) && isNode(opening.name) ? String(opening.name.value) : ''
}
