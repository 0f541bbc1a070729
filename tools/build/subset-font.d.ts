declare module 'subset-font' {
  type SubsetOptions = {
    targetFormat: 'woff2';
    /** Fixed to one value each. */
    variationAxes: Record<string, number>;
  };
  function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
  // oxlint-disable-next-line import/no-default-export -- as the package exports it
  export default subsetFont;
}
