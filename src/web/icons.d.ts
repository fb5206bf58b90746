declare module '~icons/tabler/*' {
  const icon: import('./ui/icon.ts').Icon;
  export default icon;
}
