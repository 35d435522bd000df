export const pageStyle = `
*{box-sizing:border-box}
body{margin:0;background:#f3f4f6;color:#1b1f24;font:1rem/1.5 system-ui,sans-serif}
.trial{margin:0;padding:.75rem 1rem;background:#3b2f00;color:#fff6d6;text-align:center}
main{width:min(28rem,100%);margin:0 auto;padding:1.5rem 1rem 3rem}
.sheet{padding:1.25rem;background:#fff;border:1px solid #c9ced6;border-radius:.75rem;overflow-wrap:anywhere}
h1{margin:0 0 .75rem;font-size:1.375rem;line-height:1.25}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1.25rem}
dt{color:#4a5260}
dd{margin:0;text-align:right;font-weight:600;font-variant-numeric:tabular-nums}
label{display:block;font-weight:600}
input{width:100%;margin:.25rem 0;padding:.625rem .75rem;border:1px solid #6b7380;border-radius:.5rem;background:#f3f4f6;color:inherit;font:inherit}
.hint{margin:0 0 1.25rem;color:#4a5260;font-size:.875rem}
form{display:grid;gap:.625rem}
button,.button{display:block;width:100%;min-height:2.75rem;padding:.5rem 1rem;border:1px solid #6b7380;border-radius:.5rem;background:#fff;color:#1b1f24;font:inherit;text-align:center;text-decoration:none;cursor:pointer}
.first{border-color:#14532d;background:#166534;color:#fff;font-weight:600}
button:hover,.button:hover{text-decoration:underline}
:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}
`
