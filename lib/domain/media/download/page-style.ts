/** The look of the page that opens from a disk: quiet, in the fonts that every device has, light and dark. */
export const pageStyle = `
:root{color-scheme:light dark}
body{margin:0;padding:2rem 1.25rem 4rem;font:1.125rem/1.6 Georgia,'Times New Roman',serif;overflow-wrap:anywhere}
main,footer{max-width:40rem;margin:0 auto}
h1{font-size:2.5rem;line-height:1.1;font-weight:500}
h2{margin:3.5rem 0 1rem;font-size:1.75rem;font-weight:500}
h3,.story h2{margin:2rem 0 .25rem;font-size:1.25rem}
p{margin:.5rem 0;white-space:pre-line}
.story p{margin:1rem 0}
img,video{display:block;max-width:100%;height:auto;border-radius:.5rem}
audio{width:100%}
.portrait{max-width:15rem;margin:2rem 0}
figure{margin:0 0 2rem}
figcaption,.quiet,footer{font-size:1rem;opacity:.75}
article{padding:1rem 0;border-bottom:1px solid #8884}
blockquote{margin:2rem 0;padding-left:1.25rem;border-left:2px solid #8888;font-style:italic}
@media print{section{break-inside:auto}figure,article{break-inside:avoid}}
`
