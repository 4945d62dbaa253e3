import { parseSync } from '@swc/core'

/**
 * Every regular expression in a source: literals, and constructors whose pattern is a string there. An interpolation
 * in a pattern counts as one letter.
 * @param {string} source
 * @param {boolean} isTsx
 * @returns {Array<{ pattern: string, flags: string, line: number }>}
 */
export function findExpressions(source, isTsx) {
  const found = []
  walk(parseSync(source, { syntax: 'typescript', tsx: isTsx }), (node) => {
    const expression = literalOf(node) ?? constructedOf(node)
    if (expression) found.push({ ...expression, line: lineOf(source, expression) })
  })
  return found.map(({ raw: _, ...expression }) => expression)
}

function literalOf({ type, pattern, flags }) {
  return type === 'RegExpLiteral' ? { pattern, flags, raw: `/${pattern}/` } : undefined
}

function constructedOf({ type, callee, arguments: given }) {
  if ((type !== 'NewExpression' && type !== 'CallExpression') || callee.value !== 'RegExp') return undefined
  const [pattern, flags] = given.map(({ expression }) => textOf(expression))
  return pattern && { pattern: pattern.text, flags: flags?.text ?? '', raw: pattern.raw }
}

function textOf({ type, value, raw, quasis }) {
  if (type === 'StringLiteral') return { text: value, raw }
  if (type === 'TemplateLiteral')
    return { text: quasis.map(({ cooked }) => cooked).join('x'), raw: `\`${quasis[0].raw}` }
  return undefined
}

function walk(node, look) {
  if (typeof node !== 'object' || node === null) return
  if (typeof node.type === 'string') look(node)
  for (const inner of Object.values(node)) walk(inner, look)
}

// The parser's byte offsets continue from the first file it ever read, so lines are found by text.
function lineOf(source, { raw }) {
  return source.slice(0, Math.max(0, source.indexOf(raw))).split('\n').length
}
