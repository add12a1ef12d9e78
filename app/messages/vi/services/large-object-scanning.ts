export const description =
  "Quét 3D vật thể lớn. Thân tàu, bồn chứa, máy móc và tượng được ghi trọn vẹn, với lưới bề mặt, mặt cắt và bản đồ sai lệch.";
export const lead =
  "Chúng tôi quét 3D thân tàu, bồn chứa, máy móc và tượng ngay tại chỗ, rồi bàn giao điểm, bề mặt và mặt cắt.";
export const summary = "Thân tàu, bồn chứa, máy móc và tượng, quét 3D trọn vẹn.";
export const attempt = "Tự cắt thân\u00a0tàu";
export const facts = [
  { term: "Độ chính xác chi tiết", value: "1\u00a0mm từ một vị trí đặt máy" },
  { term: "Định dạng lưới", value: "STL, OBJ, PLY" },
];
export const picture = {
  alt: "Du thuyền buồm trên giá đỡ trong nhà. Phần mũi là ảnh chụp, phần đuôi là điểm quét với các vòng mặt cắt.",
  caption: "Du thuyền trên giá đỡ. Về phía đuôi là điểm quét và mặt cắt.",
};
export const visit = {
  heading: "Chung quanh và bên dưới",
  steps: [
    {
      title: "Quý\u00a0khách gửi ảnh",
      text: "Thêm vài tấm ảnh khi đặt lịch, và chúng tôi sẽ biết cần mang theo gì.",
    },
    {
      title: "Chúng\u00a0tôi đặt tiêu đo",
      text: "Tiêu đo (target) tháo ra được, dùng để liên kết các bản quét. Chúng tôi không bao giờ phủ bột hay sơn nếu quý khách chưa đồng ý.",
    },
    {
      title: "Chúng\u00a0tôi tìm chỗ còn thiếu",
      text: "Trước khi về, chúng tôi ghép bề mặt và quét 3D lại những chỗ còn sót.",
    },
  ],
};
export const deliverables = {
  note: "Ba sản phẩm bàn giao, chuẩn bị cho bước tiếp theo.",
  items: [
    {
      name: "Bề mặt khép kín",
      use: "Lưới kín, dùng cho in 3D, phay và mô phỏng.",
      format: "STL, OBJ, PLY",
    },
    {
      name: "Bản vẽ mặt cắt",
      use: "Cắt tại các vị trí quý khách chọn, kèm kích thước.",
      format: "DWG, PDF",
    },
    {
      name: "Bản đồ sai lệch",
      use: "So bản quét với mô hình thiết kế của quý khách hoặc với chính tính đối xứng của vật thể.",
      format: "PDF, PLY",
    },
  ],
};
export const price =
  "Kích thước, bề mặt và mức độ chi tiết cần có. Xe nâng, giàn giáo và số giờ được tiếp cận vật thể cũng được tính đến.";
export const limits = {
  heading: "1\u00a0mm, và điều\u00a0kiện để đạt",
  items: [
    {
      title: "Vật\u00a0thể đứng yên",
      text: "Từ một vị trí đặt máy quét, chúng tôi đạt 1\u00a0mm trên vật thể không di chuyển. Thân tàu treo trên đai hoặc bồn chứa nóng lên dưới nắng xê dịch nhiều hơn thế. Trên toàn bộ vật thể lớn, độ chính xác là 1/8 inch trên 100\u00a0ft (3,2\u00a0mm trên 30,5\u00a0m).",
    },
    {
      title: "Bề\u00a0mặt khó",
      text: "Kim loại bóng và cao su đen phản xạ kém. Chúng tôi sẽ báo trước nếu cần lớp phun mờ lau sạch được.",
    },
    {
      title: "Bên\u00a0trong",
      text: "Những chỗ máy quét không với tới được đánh dấu là hở, không được lấp đầy.",
    },
  ],
};
export const questions = [
  {
    question: "Vật thể có thể lớn đến đâu?",
    answer: "Lớn như thân tàu. Với vật nhỏ hơn một chiếc ghế, phòng đo lường phù hợp hơn.",
  },
  {
    question: "Có thể giao mô hình CAD thay cho lưới không?",
    answer: "Có, nếu các bề mặt CAD mô tả được hình dạng đó.",
  },
  {
    question: "Vật thể có cần sạch không?",
    answer: "Có. Máy quét đo cả lớp bẩn. Làm sạch hà, rêu bám và lớp gỉ bong trước.",
  },
];
export const closing =
  "Gửi cho chúng\u00a0tôi một tấm ảnh và kích\u00a0thước ước\u00a0chừng. Chúng\u00a0tôi sẽ gửi lại phương\u00a0pháp và giá.";
