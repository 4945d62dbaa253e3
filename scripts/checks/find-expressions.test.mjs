import { check } from 'recheck'
import { expect, test } from 'vitest'
import { findExpressions } from './find-expressions.mjs'

test('literals and constructors are found with their lines', () => {
  const source = `// {
const a = text.replace(/[^\\S\\n]+\\n/g, '')
const b = new RegExp('^(?:a+)+$', 'u')
const c = <p>{RegExp(\`^\${name}$\`).test(d)}</p>`
  expect(findExpressions(source, true)).toEqual([
    { pattern: '[^\\S\\n]+\\n', flags: 'g', line: 2 },
    { pattern: '^(?:a+)+$', flags: 'u', line: 3 },
    { pattern: '^x$', flags: '', line: 4 },
  ])
})

test("an expression that is slow on a long text is unsafe, however short today's texts are", async () => {
  const verdicts = await Promise.all([check('[^\\S\\n]+\\n', 'g'), check('-+$', ''), check('\\n{3,}', 'g')])
  expect(verdicts.map(({ status }) => status)).toEqual(['vulnerable', 'vulnerable', 'safe'])
})
