type Variant = 'primary' | 'outlined' | 'ghost' | 'candle'
type Size = 'small' | 'large' | 'huge'

/** The classes of a button on a memorial page (controls.css). `more` are further ones, such as its margin. */
export function button(variant: Variant, size?: Size, more?: string): string {
  return ['button', variant, size, more].filter(Boolean).join(' ')
}
