import { expect, test } from 'vitest'
import { z } from 'zod'
import { declaredTexts } from '@/lib/server/declared-fields'
import { UploadedFile } from '@/lib/server/request-body'

test('a refused form keeps its texts, each ticked box and the name of a file, and nothing secret or unknown', () => {
  const input = z.object({ name: z.string(), apart: z.array(z.string()), file: z.unknown(), password: z.string() })
  const file = new UploadedFile('C:\\Slægt\\familien.ged', Buffer.from('0 HEAD'))
  const values = { name: 'Karen', apart: ['I1', 'I2'], file, password: 'hunter22', other: 'x' }
  expect(declaredTexts(input, values, ['password'])).toEqual({
    name: 'Karen',
    apart: 'I1\nI2',
    file: 'familien.ged',
  })
  expect(declaredTexts(input, { file: [file, file], name: { first: 'Karen' } })).toEqual({})
})
