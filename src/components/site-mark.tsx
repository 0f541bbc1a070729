/** No alternative text: the home's name always stands beside it. */
export function SiteMark() {
  return <img src="/icon.svg" width="44" height="44" alt="" fetchPriority="low" />;
}
