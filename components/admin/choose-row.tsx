type ChooseRowProps = {
  id: string
  label: string
  /** The id of the form it belongs to, when it is not the one around it. */
  form?: string
}

/** Ticks a row of a list for the buttons of a form. */
export function ChooseRow({ id, label, form }: ChooseRowProps) {
  return (
    <label className="flex min-h-touch min-w-touch items-center justify-center">
      <span className="sr-only">{label}</span>
      <input type="checkbox" name="ids" value={id} form={form} className="size-6 accent-primary" />
    </label>
  )
}
