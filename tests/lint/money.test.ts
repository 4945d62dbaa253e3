import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.join(folder, file))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** An amount by its name: amountOere, netOere, amountsOere. */
const isAmount = (name: string) => /(?:^o|O)e?res?$/.test(name)
const arithmetic = new Set([
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PercentToken,
  ts.SyntaxKind.AsteriskAsteriskToken,
  ts.SyntaxKind.AsteriskEqualsToken,
  ts.SyntaxKind.SlashEqualsToken,
  ts.SyntaxKind.PercentEqualsToken,
])
const roundings = new Set(['round', 'floor', 'ceil', 'trunc'])
const readers = new Set(['parseFloat', 'parseInt', 'Number'])

/** The places where an amount is multiplied, divided, rounded or read from text, as 'line: code'. */
function findArithmetic(source: string): string[] {
  const parsed = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (calculates(node)) {
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${line + 1}: ${node.getText().slice(0, 80)}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}

function calculates(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node) && arithmetic.has(node.operatorToken.kind)) {
    return concerns(node.left) || concerns(node.right)
  }
  if (!ts.isCallExpression(node)) return false
  const { expression } = node
  if (ts.isIdentifier(expression)) return readers.has(expression.text) && node.arguments.some(concerns)
  if (!ts.isPropertyAccessExpression(expression)) return false
  const { name, expression: owner } = expression
  if (name.text === 'toFixed') return concerns(owner)
  const of = ts.isIdentifier(owner) ? owner.text : ''
  const isRounding = of === 'Math' && roundings.has(name.text)
  return (isRounding || (of === 'Number' && readers.has(name.text))) && node.arguments.some(concerns)
}

/** Whether an expression is an amount: by its name, or a sum, difference or choice of amounts. */
function concerns(node: ts.Node): boolean {
  if (ts.isIdentifier(node)) return isAmount(node.text)
  if (ts.isPropertyAccessExpression(node)) return isAmount(node.name.text)
  if (ts.isCallExpression(node)) return concerns(node.expression)
  if (ts.isElementAccessExpression(node)) return concerns(node.expression)
  if (ts.isBinaryExpression(node)) return concerns(node.left) || concerns(node.right)
  if (ts.isConditionalExpression(node)) return concerns(node.whenTrue) || concerns(node.whenFalse)
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isAsExpression(node)) {
    return concerns(node.expression)
  }
  return ts.isPrefixUnaryExpression(node) && concerns(node.operand)
}

describe('amounts in the database', () => {
  const columns = filesIn('prisma/schema', /\.prisma$/).flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line) => {
        const [, name, type] = /^ {2}(\w+)\s+(\w+\??)/.exec(line) ?? []
        return name && type ? [{ place: `${file} ${name}`, name, type }] : []
      }),
  )
  const isMoney = ({ name }: { name: string }) =>
    isAmount(name) || /price|amount|total|fee|kroner|pris|bel(oe|ø)b/i.test(name)

  it('are int8', () => {
    const amounts = columns.filter(({ name }) => isAmount(name))
    expect(amounts.length).toBeGreaterThan(20)
    expect(amounts.filter(({ type }) => !/^BigInt\??$/.test(type)).map(({ place }) => place)).toEqual([])
  })

  it('are never a fraction', () => {
    const fractions = columns.filter(({ type }) => /^(Float|Decimal)/.test(type))
    expect(fractions.filter(isMoney).map(({ place }) => place)).toEqual([])
  })
})

describe('amounts in the code', () => {
  it('are multiplied, divided, rounded and read from text in lib/shared/money.ts only', () => {
    const files = ['lib', 'app', 'components'].flatMap((folder) => filesIn(folder, /\.tsx?$/))
    const found = files
      .filter((file) => file !== path.join('lib', 'shared', 'money.ts') && !/\.test\.tsx?$/.test(file))
      .flatMap((file) => {
        const source = read(file)
        return /Oe?re|\boe?res?\b/.test(source) ? findArithmetic(source).map((at) => `${file}:${at}`) : []
      })
    expect(found).toEqual([])
  })

  it.each([
    'const moms = priceOere * 0.25',
    'const kroner = row.totalOere / 100',
    'const rest = (netOere + vatOere) % 100',
    'amountOere *= 2',
    'const shown = (priceOere / 100).toFixed(2)',
    'const shown = priceOere.toFixed(2)',
    'const whole = Math.round(amountOere)',
    'const whole = Math.ceil(priceOere - paidOere)',
    'const stored = Number(row.amountOere)',
    'const typed = Number.parseFloat(input.amountOere)',
    'const typed = parseFloat(amountOere)',
    'const twice = 2 * (isPaid ? paidOere : dueOere)',
    'const each = amountsOere[0] / 2',
    'const half = vatInOere(priceOere) / 2',
  ])('»%s« is found', (snippet) => {
    expect(findArithmetic(snippet)).not.toEqual([])
  })

  it.each([
    'const total = sumOere([netOere, vatOere])',
    'const total = timesOere(priceOere, count)',
    'const isPaid = settledOere >= totalOere',
    'const owed = totalOere - settledOere',
    'const page = Math.ceil(count / 20)',
    'const stored = toOere(row.amountOere)',
    'const more = count * score',
  ])('»%s« is allowed', (snippet) => {
    expect(findArithmetic(snippet)).toEqual([])
  })
})

it('a sentence that ends with an amount has the full stop of "kr." alone', () => {
  const doubled = /formatOere\([^{}]*\)\}\.(?=\s|<|`|$)/m
  expect('<p>{formatOere(price)}.</p>').toMatch(doubled)
  const files = ['lib', 'app', 'components'].flatMap((folder) => filesIn(folder, /\.tsx?$/))
  expect(files.filter((file) => doubled.test(read(file)))).toEqual([])
})
