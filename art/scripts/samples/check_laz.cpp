// Reads a LAZ file with laz-perf, which shares no code with LASzip, and compares every record with the LAS file it was made from.
// g++ -std=c++17 -O2 check_laz.cpp -o check_laz -llazperf; ./check_laz IN.laz IN.las
#include <cstdio>
#include <cstring>
#include <fstream>
#include <lazperf/readers.hpp>

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  lazperf::reader::named_file laz(argv[1]);
  std::ifstream las(argv[2], std::ios::binary);
  const auto& header = laz.header();
  unsigned start = 0;
  las.seekg(96);
  las.read(reinterpret_cast<char*>(&start), 4);
  las.seekg(start);
  char decoded[36], written[36];
  unsigned long different = 0;
  for (unsigned long i = 0; i < laz.pointCount(); i++) {
    laz.readPoint(decoded);
    las.read(written, 36);
    if (std::memcmp(decoded, written, 36)) different++;
  }
  std::printf("LAS %d.%d, format %d, %lu points, %lu differ\n", header.version.major, header.version.minor,
              header.point_format_id, (unsigned long)laz.pointCount(), different);
  return different ? 1 : 0;
}
