import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { showServerErrors } from '@/components/form/form-errors'
import { ApiError } from '@/lib/client/api'

const schema = z.object({
  name: z.string().min(1, 'Skriv dit navn.'),
  username: z.string(),
  options: z.object({ widthMm: z.string() }),
})
type Values = z.infer<typeof schema>
type Name = 'name' | 'username' | 'options.widthMm'

const taken = 'Brugernavnet er optaget.'

function openForm() {
  const { formControl, register, ...form } = createFormControl<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: { name: 'Bo', username: 'bo', options: { widthMm: '20' } },
  })
  const fields = {
    name: register('name'),
    username: register('username'),
    'options.widthMm': register('options.widthMm'),
  }
  const type = (name: Name, value: string) => fields[name].onChange({ target: { name, value }, type: 'change' })
  const leave = (name: Name, value: string) => fields[name].onBlur({ target: { name, value }, type: 'blur' })
  const messageAt = (name: Name | 'options' | 'root') => formControl.getFieldState(name as Name).error?.message
  const refuse = (at: Record<string, string>) => {
    const error = new ApiError('Ret felterne.', 422, 'INVALID_INPUT', at)
    showServerErrors(formControl, error, ['name', 'username', 'options'])
  }
  return { ...form, type, leave, messageAt, refuse, send: formControl.handleSubmit(() => undefined) }
}

describe('what the server refused at a field', () => {
  let form: ReturnType<typeof openForm>
  beforeEach(async () => {
    form = openForm()
    await form.send()
    form.refuse({ username: taken })
  })

  test('stays there when another field is refused by the form itself', async () => {
    await form.type('name', '')
    await form.send()
    expect(form.messageAt('name')).toBe('Skriv dit navn.')
    expect(form.messageAt('username')).toBe(taken)
    await form.type('name', 'Bodil')
    expect(form.messageAt('username')).toBe(taken)
  })

  test('is gone as soon as that field is changed, and does not come back', async () => {
    await form.type('username', 'bodil')
    expect(form.messageAt('username')).toBeUndefined()
    await form.type('name', '')
    await form.send()
    expect(form.messageAt('username')).toBeUndefined()
  })

  test('is asked about anew when the form is sent again', async () => {
    await form.send()
    expect(form.messageAt('username')).toBeUndefined()
    await form.type('name', '')
    await form.send()
    expect(form.messageAt('username')).toBeUndefined()
  })

  test('is gone with the form that is begun afresh', async () => {
    form.reset()
    await form.type('name', '')
    await form.send()
    expect(form.messageAt('username')).toBeUndefined()
  })

  test('stays beside a second refusal of the same attempt', async () => {
    form.refuse({ username: taken, options: 'Pladen er for smal.' })
    await form.type('name', '')
    await form.send()
    expect(form.messageAt('username')).toBe(taken)
    expect(form.messageAt('options')).toBe('Pladen er for smal.')
    await form.type('options.widthMm', '30')
    expect(form.messageAt('options')).toBeUndefined()
    expect(form.messageAt('username')).toBe(taken)
  })
})

test('a refusal of the whole form stands above it until anything is changed', async () => {
  const form = openForm()
  await form.send()
  form.refuse({})
  expect(form.messageAt('root')).toBe('Ret felterne.')
  await form.leave('username', 'bo')
  expect(form.messageAt('root')).toBe('Ret felterne.')
  await form.type('username', 'bodil')
  expect(form.messageAt('root')).toBeUndefined()
})
